import type { TextLink } from '@beacon/content/page'
import { type Aspect, topicsIn } from '@beacon/rules/chat-question'
import { meaningfulWords } from '@beacon/rules/chat-words'
import { companyPassages } from './passages-company.ts'
import { offerPassages } from './passages-offers.ts'
import { policyPassages } from './passages-policies.ts'
import { postPassages } from './passages-posts.ts'
import { servicePassages } from './passages-services.ts'
import { shopPassages } from './passages-shop.ts'
import { workPassages } from './passages-work.ts'
import { topics } from './topics.ts'

/** A piece of what the site says that answers a question by itself. */
export interface Passage {
  id: string
  /** What it is about, by the ids of `topics.ts`. */
  topic: string
  /** What it says of its topic, beside the general. */
  aspects: readonly Aspect[]
  /** The heading or the question that it stands under. */
  title: string
  text: string
  /** Other words that people use for it. */
  keywords?: string
  link: TextLink
  /** How much it is preferred to others that match as well; 1 unless told. A fact goes before an article. */
  weight?: number
}

/** Where to read on, as an answer shows it. */
export const linkTo = ({ link }: Pick<Passage, 'link'>): string => `[${link.text}](${link.to})`

/** Everything that the assistant knows from the content folder. */
export const contentPassages = (): Passage[] =>
  [
    ...servicePassages(),
    ...companyPassages(),
    ...workPassages(),
    ...offerPassages(),
    ...shopPassages(),
    ...policyPassages(),
    ...postPassages(),
  ].map(withTopic)

/** A general question that names one topic belongs to it, so that a follow-up finds its way. */
function withTopic(passage: Passage): Passage {
  if (passage.topic !== 'agency') return passage
  const { named } = topicsIn(meaningfulWords(passage.title), topics)
  return named.length === 1 && named[0] ? { ...passage, topic: named[0] } : passage
}

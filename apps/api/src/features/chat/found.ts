import { assistantSentences as sentences } from '@beacon/content/chat'
import type { Aspect, Question } from '@beacon/rules/chat-question'
import type { Reply } from './answers.ts'
import { yesTo } from './chosen-passage.ts'
import { linkTo, type Passage } from './passages.ts'
import { withinBudget } from './passages-money.ts'
import type { Hit } from './search.ts'
import { isService, severalServices } from './several-services.ts'
import { topicName } from './topics.ts'

const MOST_CHOICES = 3
/** Topics that a follow-up question does not refer to. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['agency', 'clients', 'area'])
/** Answers what can be had for a sum of money. */
export const SMALL_BUDGET = 'asked/small-budget'

/** The parts of a reply that vary, and the passage it comes from. */
export type Found = Pick<Reply, 'text'> & Partial<Reply> & { from?: Passage | undefined }

/** What is said to a question about several services; undefined for any other. */
export const answerSeveral = (question: Question, hits: readonly Hit[]): Found | undefined =>
  severalServices(question) ?? answerBoth(question, hits)

/** Two services in one question: answers for both instead of asking which. */
function answerBoth({ topics: asked, aspect }: Question, hits: readonly Hit[]): Found | undefined {
  const [first, second] = asked
  if (!aspect || !first || !second) return undefined
  // Who asks for a website for a hat shop buys no hat.
  if (second === 'store' && isService(first)) return undefined
  const says = (topic: string) =>
    hits.find(({ passage }) => passage.topic === topic && passage.aspects.includes(aspect))?.passage
  const [one, other] = [says(first), says(second)]
  if (!one || !other) return undefined
  return { text: `${one.text}\n\n${other.text}\n\n${linkTo(one)} · ${linkTo(other)}` }
}

/** An answer from one passage, with the link to its page. */
export function fromPassage(passage: Passage, { words, aspect, topics: asked, typed }: Question): Found {
  const yes = passage.topic === 'area' ? yesTo(words) : passage.id === SMALL_BUDGET ? withinBudget(typed) : ''
  const topic = NOT_FOLLOWED.has(passage.topic) ? (asked.find(isService) ?? null) : passage.topic
  return {
    from: passage,
    text: `${yes}${passage.text}\n\n${linkTo(passage)}`,
    context: { topic, aspect },
    action: topic === 'free-consultation' ? 'times' : null,
  }
}

/** Asks which of several topics is meant. */
export const askBack = (options: readonly string[], aspect: Aspect | null): Found =>
  askFor(options.flatMap((id) => topicName(id) ?? []).slice(0, MOST_CHOICES), aspect)

/** Asks which of several names is meant. */
export function askFor(choices: readonly string[], aspect: Aspect | null): Found {
  const list = choices.map((choice) => `- ${choice}`).join('\n')
  return { text: `${sentences.askBack}\n\n${list}`, choices, context: { topic: null, aspect, choices } }
}

import {
  detailsGivenInSpanish,
  inSpanish,
  ownDetails,
  assistantSentences as sentences,
} from '@beacon/content/chat'
import type { ChatAction } from '@beacon/contract/chat'
import { contactDetailsIn } from '@beacon/rules/chat-details'
import { questionsIn } from '@beacon/rules/chat-parts'
import type { ChatContext } from '@beacon/rules/chat-question'
import { plainWords } from '@beacon/rules/chat-words'
import type { Closing } from '@beacon/rules/closings'
import { isPost } from './chosen-passage.ts'
import { curationOf } from './curations.ts'
import { createOneAnswer, passagesForModel } from './one-answer.ts'
import type { Passage } from './passages.ts'
import type { Search } from './search.ts'
import { topicName, topicNow } from './topics.ts'

/** The index's reply to a message. */
export interface Reply {
  text: string
  /** False when it does not know. */
  isAnswered: boolean
  /** It comes from no page, and a model could not improve it. */
  isFixed: boolean
  action: ChatAction | null
  choices: readonly string[]
  /** What a follow-up question may refer to. */
  context: ChatContext
  /** The passages that were found, best first; the model gets the same. */
  passages: readonly Passage[]
}

/** The time of the question, and the office's closings from then on. */
export interface Moment {
  now: Date
  /** Soonest first. */
  closings: readonly Closing[]
}

export interface Answers {
  reply(message: string, context: ChatContext, moment: Moment): Reply
  /** Whether the site has a page at this path. */
  isOwnPage(path: string): boolean
}

const MOST_WORDS = 60

/** Answers from passages alone: no model, no network, in about a millisecond. */
export function createAnswers(search: Search): Answers {
  const one = createOneAnswer(search)
  const pages = new Set([
    '/',
    '/services',
    '/booking',
    '/contact',
    ...search.passages.map(({ link }) => pathOf(link.to)),
  ])

  function replyTo(message: string, context: ChatContext, moment: Moment): Reply {
    const whole = one.reply(message, context, moment)
    // Nothing else that it asks matters now.
    if (whole.text === sentences.crisis) return whole
    const isOne = one.isHeading(message) || isCuratedAsOne(message)
    const isAsked = !isOne && (!whole.isFixed || whole.action !== 'person')
    const answer = (isAsked && replyToEach(questionsIn(message), context, moment)) || whole
    const found = isLong(message) ? withPerson(answer) : answer
    return context.choices
      ? { ...found, context: { choices: stillOpen(context, found), ...found.context } }
      : found
  }

  /** Interprets each question in the light of the previous one; undefined when one of them has no answer of its own. */
  function replyToEach(parts: readonly string[], context: ChatContext, moment: Moment): Reply | undefined {
    const replies: Reply[] = []
    for (const part of parts) {
      const before = { page: context.page, ...(replies.at(-1)?.context ?? context) }
      const reply = one.reply(part, before, moment)
      if (!isCourtesy(reply) && !isIntroduction(part, reply)) replies.push(reply)
    }
    const last = replies.at(-1)
    const isWhole = replies.every((each) => each.isAnswered && each.choices.length === 0)
    if (!last || replies.length === 1 || !isWhole) return undefined
    const found = replies.map(({ passages }) => passages)
    return {
      ...last,
      isFixed: false,
      text: [...new Set(replies.map(({ text }) => text))].join('\n\n'),
      action: replies.find(({ action }) => action)?.action ?? null,
      passages: passagesForModel([...found.flatMap(([best]) => best ?? []), ...found.flat()]),
    }
  }

  return {
    reply: (message, context, moment) => withDetails(message, replyTo(message, context, moment)),
    isOwnPage: (path) => pages.has(pathOf(path)),
  }
}

/** Answers to one question, even if a message asks it in two sentences: “My site was hacked. What does cleaning cost?” */
const OF_A_WHOLE_MESSAGE: ReadonlySet<string> = new Set(['hacked-price', 'leave-waiting-list'])

const isCuratedAsOne = (message: string): boolean =>
  OF_A_WHOLE_MESSAGE.has(curationOf(plainWords(message))?.[0] ?? '')

/** A message this long needs more than one passage to answer. */
const isLong = (message: string): boolean => message.split(/\s+/).length > MOST_WORDS

const withPerson = (reply: Reply): Reply =>
  reply.action === 'person'
    ? reply
    : { ...reply, text: `${reply.text}\n\n${sentences.long}`, action: 'person' }

/** Whether a message says how its writer can be reached: it is then not shown to a model, now or later. */
export const givesDetails = (message: string): boolean =>
  Object.values(contactDetailsIn(message, ownDetails)).some(Boolean)

/** An address or a number may be meant for a person, whatever else a message asks, but reaches nobody by itself. */
function withDetails(message: string, reply: Reply): Reply {
  if (!givesDetails(message)) return reply
  const { text } = reply
  if (reply.action === 'times') return { ...reply, isFixed: true, text: `${text}\n\n${sentences.timesFirst}` }
  const found: Reply = { ...reply, isFixed: true, action: 'person' }
  if (text.startsWith(inSpanish)) return { ...found, text: `${text}\n\n${detailsGivenInSpanish}` }
  const saysNoMore = !ASKS.test(message) && (!reply.isAnswered || text === sentences.hello)
  if (saysNoMore) return { ...found, text: sentences.detailsGiven, isAnswered: true }
  return { ...found, text: `${text}\n\n${sentences.detailsGiven}` }
}

/** Has a question mark, or begins as a question; “Will” may be a name. */
const ASKS =
  /\?|^(?:(?:hi|hello|hey)\W+)*(?:do|does|can|could|is|are|would|will (?:your?|they|some(?:one|body)|any(?:one|body)|it|i|we|my|this|that|the|there)|what|how|where|when|which|who|why)\b/i

/** After one of several options was chosen, the others may still be asked about. */
const stillOpen = ({ choices = [] }: ChatContext, { context }: Reply): readonly string[] =>
  choices.includes(topicName(topicNow(context) ?? '') ?? '') ? choices : []

/** A courtesy beside a question, not a question of its own. */
const isCourtesy = ({ isFixed, action }: Reply): boolean => isFixed && action === null

const BY_THE_VISITOR = /^(?:(?:hi|hello|hey)\b\W*)*(?:i|we)\b/i

/** Who introduces a business before a question does not ask whom we work for, nor for an article. */
const isIntroduction = (part: string, { passages: [best] }: Reply): boolean =>
  best !== undefined && (best.topic === 'clients' || isPost(best)) && BY_THE_VISITOR.test(part)

const pathOf = (address: string): string => address.replace(/[?#].*$/, '')

import { assistantSentences as sentences } from '@beacon/content/chat'
import type { ChatAction } from '@beacon/contract/chat'
import { choiceMeant, choosesNone } from '@beacon/rules/chat-choices'
import { asksForTheDay } from '@beacon/rules/chat-hours'
import { questionsIn } from '@beacon/rules/chat-parts'
import { aspectsIn, type ChatContext, type Question, readQuestion } from '@beacon/rules/chat-question'
import { meaningfulWords, plainWords } from '@beacon/rules/chat-words'
import type { Closing } from '@beacon/rules/closings'
import { createChoice, isPost } from './chosen-passage.ts'
import { curatedPassage, curationOf } from './curations.ts'
import { answerIntent } from './fixed-answers.ts'
import { answerSeveral, askBack, askFor, type Found, fromPassage, SMALL_BUDGET } from './found.ts'
import {
  asksForHours,
  contactDetails,
  dayOf,
  detailsAsked,
  OFFICE_HOURS,
  type OfficeQuestion,
  officeHours,
} from './office-answers.ts'
import type { Passage } from './passages.ts'
import { askedPassages } from './passages-asked.ts'
import { plansAt, pricesFor } from './plan-by-price.ts'
import { isEnough, isNoOtherProduct, isOffered, isTie } from './relevance.ts'
import type { Hit, Search } from './search.ts'
import { isTopicOfPage, markedAsOfPage, topicName, topicNow, topics } from './topics.ts'

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
const PASSAGES_FOR_MODEL = 6
/** The circumstances of a question. */
interface Asking extends OfficeQuestion {
  hits: readonly Hit[]
  /** What the conversation was about. */
  before: string | null
  /** Whether it was about that only because of a page. */
  wasOfPage: boolean
  /** What the page is about on which it is asked. */
  page: string | undefined
}

/** Answers from passages alone: no model, no network, in about a millisecond. */
export function createAnswers(search: Search): Answers {
  const { passages } = search
  const passageFor = createChoice(passages)
  const asked = askedPassages()
  const questions = Map.groupBy(
    passages.filter(({ title }) => title.endsWith('?')),
    ({ title }) => plainWords(title),
  )
  const headed = (message: string) => questions.get(plainWords(message))?.filter(isWholeQuestion) ?? []
  const pages = new Set([
    '/',
    '/services',
    '/booking',
    '/contact',
    ...passages.map(({ link }) => pathOf(link.to)),
  ])

  function reply(message: string, context: ChatContext, moment: Moment): Reply {
    const whole = replyToOne(message, context, moment)
    const isOne = headed(message).length > 0 || isCuratedAsOne(message)
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
      const reply = replyToOne(part, before, moment)
      if (!isCourtesy(reply) && !isIntroduction(part, reply)) replies.push(reply)
    }
    const last = replies.at(-1)
    const isWhole = replies.every((each) => each.isAnswered && each.choices.length === 0)
    if (!last || replies.length === 1 || !isWhole) return undefined
    const found = replies.map(({ passages }) => passages)
    return {
      ...last,
      isFixed: false,
      text: unique(replies.map(({ text }) => text)).join('\n\n'),
      action: replies.find(({ action }) => action)?.action ?? null,
      passages: unique([...found.flatMap(([best]) => best ?? []), ...found.flat()]).slice(
        0,
        PASSAGES_FOR_MODEL,
      ),
    }
  }

  function replyToOne(said: string, before: ChatContext, moment: Moment): Reply {
    const day = dayOf(before.topic)
    const context = { ...before, topic: day ? null : topicNow(before) }
    const { choices = [] } = context
    const read = (words: string) => readQuestion(words, context, topics, search.isKnown)
    const meant = choiceMeant(said, choices, topicName(context.topic ?? '')) ?? choiceFor(read(said), choices)
    const message = meant ?? said
    const question = read(message)
    const hits = search.find(question).filter((hit) => isNoOtherProduct(hit, question))
    const wasOfPage = isTopicOfPage(before.topic)
    const asking = { message, hits, moment, before: context.topic, wasOfPage, page: context.page, day }
    const isOpen = choices.length > 0 && choosesNone(message)
    const { from, ...found } = isOpen ? askFor(choices, context.aspect) : answerOf(question, asking)
    const reply: Reply = {
      isAnswered: true,
      // A model may speak the visitor's language.
      isFixed: question.intent !== null && question.intent !== 'language' && question.intent !== 'spanish',
      action: null,
      choices: [],
      context: { topic: question.topics[0] ?? context.topic, aspect: question.aspect },
      ...found,
      passages: forModel(from, hits),
    }
    return isOfPage(reply, question, asking) ? { ...reply, context: markedAsOfPage(reply.context) } : reply
  }

  /** Whether a reply is about what the page is about, and nobody has named it. */
  function isOfPage({ context: { topic } }: Reply, question: Question, asking: Asking): boolean {
    const { message, before, page, wasOfPage } = asking
    const isImplied = (before === null || wasOfPage) && topic !== null && topic === (before ?? page)
    if (!isImplied || question.isFollowUp) return isImplied
    return !question.topics.includes(topic) && (wasOfPage || questions.has(plainWords(message)))
  }

  function answerOf(question: Question, asking: Asking): Found {
    const own = headedPassage(question, asking)
    if (own) return { ...fromPassage(own, question), isFixed: false }
    if (question.intent) return answerIntent(question.intent, asking.moment)
    return asksForTheDay(asking.message) ? officeHours(asking) : answerFrom(question, asking)
  }

  /** What stands on a page under exactly this question; what goes on with a topic is asked of its own page. */
  function headedPassage(
    { isFollowUp }: Question,
    { message, before, wasOfPage, page }: Asking,
  ): Passage | undefined {
    const ofPage = questions.get(plainWords(message))?.find(({ topic }) => topic === page)
    if ((before === null || wasOfPage) && ofPage) return ofPage
    const found = headed(message)
    return found.find(({ topic }) => topic === before) ?? (isFollowUp ? undefined : found[0])
  }

  /** What is answered ahead of any search: a curated answer, or the price of what is named with a sum. */
  function pinnedAnswer(question: Question, before: string | null): Found | undefined {
    const all = [...asked, ...passages]
    const curated = curatedPassage(question, before, all)
    // A sum that is the price of a plan, or for one service, is no budget.
    const isOpen = !curated || curated.id === SMALL_BUDGET
    const plans = isOpen ? plansAt(question, all) : []
    if (plans.length > 1)
      return askBack(
        plans.map(({ topic }) => topic),
        'price',
      )
    const pinned = plans[0] ?? (isOpen ? pricesFor(question, all) : undefined) ?? curated
    return pinned && fromPassage(pinned, question)
  }

  function answerFrom(question: Question, asking: Asking): Found {
    const { hits, before } = asking
    const [best, second] = hits.filter((hit) => isEnough(hit) && isOffered(hit, question))
    const pinned = pinnedAnswer(question, before)
    if (pinned) return pinned
    const details = detailsAsked(question)
    if (details.length > 1) return contactDetails(details, passages, asking)
    if (asksForHours(question, best))
      return { ...officeHours(asking), from: passages.find(({ id }) => id === OFFICE_HOURS) }
    if (question.either.length > 1) return askBack(question.either, question.aspect)
    const several = answerSeveral(question, hits)
    if (several) return several
    if (best && second && isTie(question, best, second))
      return askBack([best.passage.topic, second.passage.topic], question.aspect)
    const passage = passageFor(question, best?.passage, before)
    if (passage) return fromPassage(passage, question)
    return { text: sentences.unknown, isAnswered: false, action: 'person' }
  }

  return { reply, isOwnPage: (path) => pages.has(pathOf(path)) }
}

/**
 * The passages for the model, the answer's own first. Articles mention other companies' prices too, so one is included
 * only if it fits best.
 */
const forModel = (from: Passage | undefined, hits: readonly Hit[]): Passage[] =>
  unique([...(from ? [from] : []), ...hits.map(({ passage }) => passage)])
    .filter((passage, at) => at === 0 || !isPost(passage))
    .slice(0, PASSAGES_FOR_MODEL)

/** Answers to one question, even if a message asks it in two sentences: “My site was hacked. What does cleaning cost?” */
const OF_A_WHOLE_MESSAGE: ReadonlySet<string> = new Set(['hacked-price', 'leave-waiting-list'])

const isCuratedAsOne = (message: string): boolean =>
  OF_A_WHOLE_MESSAGE.has(curationOf(plainWords(message))?.[0] ?? '')

/** A question that says what it is about: “How long does it take?” is asked of every page. */
const isWholeQuestion = ({ title }: Passage): boolean =>
  meaningfulWords(title).some((word) => word !== 'requirement' && aspectsIn([word]).length === 0)

/** A message this long needs more than one passage to answer. */
const isLong = (message: string): boolean => message.split(/\s+/).length > MOST_WORDS

const withPerson = (reply: Reply): Reply =>
  reply.action === 'person'
    ? reply
    : { ...reply, text: `${reply.text}\n\n${sentences.long}`, action: 'person' }

/** After one of several options was chosen, the others may still be asked about. */
const stillOpen = ({ choices = [] }: ChatContext, { context }: Reply): readonly string[] =>
  choices.includes(topicName(topicNow(context) ?? '') ?? '') ? choices : []

/** If we asked what to cancel, naming a service means that service. */
const choiceFor = ({ topics: [named = ''], words, aspect }: Question, choices: readonly string[]) =>
  words.length === 1 && aspect === null
    ? topics.find(({ name, after }) => choices.includes(name) && after?.includes(named))?.name
    : undefined

/** A courtesy beside a question, not a question of its own. */
const isCourtesy = ({ isFixed, action }: Reply): boolean => isFixed && action === null

const BY_THE_VISITOR = /^(?:(?:hi|hello|hey)\b\W*)*(?:i|we)\b/i

/** Who introduces a business before a question does not ask whom we work for, nor for an article. */
const isIntroduction = (part: string, { passages: [best] }: Reply): boolean =>
  best !== undefined && (best.topic === 'clients' || isPost(best)) && BY_THE_VISITOR.test(part)

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

const pathOf = (address: string): string => address.replace(/[?#].*$/, '')

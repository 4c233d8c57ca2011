import { assistantSentences as sentences } from '@beacon/content/chat'
import type { ChatAction } from '@beacon/contract/chat'
import { choiceMeant, choosesNone } from '@beacon/rules/chat-choices'
import { asksForTheDay } from '@beacon/rules/chat-hours'
import { questionsIn } from '@beacon/rules/chat-parts'
import { type Aspect, type ChatContext, type Question, readQuestion } from '@beacon/rules/chat-question'
import type { Closing } from '@beacon/rules/closings'
import { createChoice, isPost, isService, yesTo } from './chosen-passage.ts'
import { curatedPassage } from './curations.ts'
import { answerIntent } from './fixed-answers.ts'
import {
  asksForHours,
  contactDetails,
  dayOf,
  detailsAsked,
  OFFICE_HOURS,
  type OfficeQuestion,
  officeHours,
} from './office-answers.ts'
import { linkTo, type Passage } from './passages.ts'
import { askedPassages } from './passages-asked.ts'
import { withinBudget } from './passages-money.ts'
import type { Hit, Search } from './search.ts'
import { severalServices } from './several-services.ts'
import { topicName, topics } from './topics.ts'

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

const ENOUGH_COVERAGE = 0.5
const ENOUGH_FOR_A_POST = 0.8
const A_TIE = 0.93
const MOST_CHOICES = 3
const MOST_WORDS = 60
const PASSAGES_FOR_MODEL = 6
const FINE_PRINT: ReadonlySet<string> = new Set([
  'store',
  'order',
  'shipping',
  'returns',
  'privacy',
  'terms',
  'cancel-booking',
])
/** Topics that a follow-up question does not refer to. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['agency', 'clients', 'area'])
const SMALL_BUDGET = 'asked/small-budget'

/** The circumstances of a question. */
interface Asking extends OfficeQuestion {
  hits: readonly Hit[]
  /** What the conversation was about. */
  before: string | null
}

/** The parts of a reply that vary, and the passage it comes from. */
export type Found = Pick<Reply, 'text'> & Partial<Reply> & { from?: Passage | undefined }

/** Answers from passages alone: no model, no network, in about a millisecond. */
export function createAnswers(search: Search): Answers {
  const { passages } = search
  const passageFor = createChoice(passages)
  const asked = askedPassages()
  const pages = new Set([
    '/',
    '/services',
    '/booking',
    '/contact',
    ...passages.map(({ link }) => pathOf(link.to)),
  ])

  function reply(message: string, context: ChatContext, moment: Moment): Reply {
    const whole = replyToOne(message, context, moment)
    const isAsked = !whole.isFixed || whole.action !== 'person'
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
      const reply = replyToOne(part, replies.at(-1)?.context ?? context, moment)
      if (!isCourtesy(reply)) replies.push(reply)
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
    const context = day ? { ...before, topic: null } : before
    const { choices = [] } = context
    const read = (words: string) => readQuestion(words, context, topics, search.isKnown)
    const meant = choiceMeant(said, choices, topicName(context.topic ?? '')) ?? choiceFor(read(said), choices)
    const message = meant ?? said
    const question = read(message)
    const hits = search.find(question)
    const asking = { message, hits, moment, before: context.topic, day }
    const isOpen = choices.length > 0 && choosesNone(message)
    const { from, ...found } = isOpen ? askFor(choices, context.aspect) : answerOf(question, asking)
    return {
      isAnswered: true,
      // A model may speak the visitor's language.
      isFixed: question.intent !== null && question.intent !== 'language' && question.intent !== 'spanish',
      action: null,
      choices: [],
      context: { topic: question.topics[0] ?? context.topic, aspect: question.aspect },
      ...found,
      passages: forModel(from, hits),
    }
  }

  function answerOf(question: Question, asking: Asking): Found {
    if (question.intent) return answerIntent(question.intent, asking.moment)
    return asksForTheDay(asking.message) ? officeHours(asking) : answerFrom(question, asking)
  }

  function answerFrom(question: Question, asking: Asking): Found {
    const { hits, before } = asking
    const [best, second] = hits.filter((hit) => isEnough(hit) && isOffered(hit, question))
    const curated = curatedPassage(question, before, [...asked, ...passages])
    if (curated) return fromPassage(curated, question)
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

/** A message this long needs more than one passage to answer. */
const isLong = (message: string): boolean => message.split(/\s+/).length > MOST_WORDS

const withPerson = (reply: Reply): Reply =>
  reply.action === 'person'
    ? reply
    : { ...reply, text: `${reply.text}\n\n${sentences.long}`, action: 'person' }

/** After one of several options was chosen, the others may still be asked about. */
const stillOpen = ({ choices = [] }: ChatContext, { context }: Reply): readonly string[] =>
  choices.includes(topicName(context.topic ?? '') ?? '') ? choices : []

/** If we asked what to cancel, naming a service means that service. */
const choiceFor = ({ topics: [named = ''], words, aspect }: Question, choices: readonly string[]) =>
  words.length === 1 && aspect === null
    ? topics.find(({ name, after }) => choices.includes(name) && after?.includes(named))?.name
    : undefined

/** A courtesy beside a question, not a question of its own. */
const isCourtesy = ({ isFixed, action }: Reply): boolean => isFixed && action === null

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** Articles digress, so they answer only what clearly asks for them. */
const isEnough = ({ passage, coverage, isMeant }: Hit): boolean =>
  isMeant && coverage > (isPost(passage) ? ENOUGH_FOR_A_POST : ENOUGH_COVERAGE)

/**
 * Whether we offer some kind of work is not answered from a passing mention, nor from the shop or the policies, unless
 * their subject was named.
 */
const isOffered = ({ passage, isHeaded }: Hit, { asksForWork, topics: asked }: Question): boolean =>
  !asksForWork || (!isPost(passage) && (asked.length > 0 || (isHeaded && !FINE_PRINT.has(passage.topic))))

const pathOf = (address: string): string => address.replace(/[?#].*$/, '')

const isTie = ({ topics: asked }: Question, best: Hit, second: Hit): boolean =>
  asked.length === 0 &&
  best.passage.topic !== second.passage.topic &&
  topicName(best.passage.topic) !== undefined &&
  topicName(second.passage.topic) !== undefined &&
  second.coverage >= best.coverage &&
  second.score >= best.score * A_TIE

const answerSeveral = (question: Question, hits: readonly Hit[]): Found | undefined =>
  severalServices(question) ?? answerBoth(question, hits)

/** Two services in one question: answers for both instead of asking which. */
function answerBoth({ topics: asked, aspect }: Question, hits: readonly Hit[]): Found | undefined {
  const [first, second] = asked
  if (!aspect || !first || !second) return undefined
  const says = (topic: string) =>
    hits.find(({ passage }) => passage.topic === topic && passage.aspects.includes(aspect))?.passage
  const [one, other] = [says(first), says(second)]
  if (!one || !other) return undefined
  return { text: `${one.text}\n\n${other.text}\n\n${linkTo(one)} · ${linkTo(other)}` }
}

function fromPassage(passage: Passage, { words, aspect, topics: asked, typed }: Question): Found {
  const yes = passage.topic === 'area' ? yesTo(words) : passage.id === SMALL_BUDGET ? withinBudget(typed) : ''
  const topic = NOT_FOLLOWED.has(passage.topic) ? (asked.find(isService) ?? null) : passage.topic
  return {
    from: passage,
    text: `${yes}${passage.text}\n\n${linkTo(passage)}`,
    context: { topic, aspect },
    action: topic === 'free-consultation' ? 'times' : null,
  }
}

const askBack = (options: readonly string[], aspect: Aspect | null): Found =>
  askFor(options.flatMap((id) => topicName(id) ?? []).slice(0, MOST_CHOICES), aspect)

function askFor(choices: readonly string[], aspect: Aspect | null): Found {
  const list = choices.map((choice) => `- ${choice}`).join('\n')
  return { text: `${sentences.askBack}\n\n${list}`, choices, context: { topic: null, aspect, choices } }
}

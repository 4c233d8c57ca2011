import { assistantSentences as sentences } from '@beacon/content/chat'
import { choiceMeant, choosesNone } from '@beacon/rules/chat-choices'
import { asksForTheDay } from '@beacon/rules/chat-hours'
import { aspectsIn, type ChatContext, type Question, readQuestion } from '@beacon/rules/chat-question'
import { meaningfulWords, plainWords } from '@beacon/rules/chat-words'
import type { Moment, Reply } from './answers.ts'
import { aboutBoughtThing } from './bought-things.ts'
import { createChoice, isPost } from './chosen-passage.ts'
import { curatedPassage } from './curations.ts'
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

interface OneAnswer {
  /** Answers a message as one question. */
  reply(message: string, context: ChatContext, moment: Moment): Reply
  /** Whether a page answers exactly this question, which says what it is about. */
  isHeading(message: string): boolean
}

/** Answers one question, by what a page says under it, a curated answer, or the best match. */
export function createOneAnswer(search: Search): OneAnswer {
  const { passages } = search
  const passageFor = createChoice(passages)
  const all = [...askedPassages(), ...passages]
  const questions = Map.groupBy(
    passages.filter(({ title }) => title.endsWith('?')),
    ({ title }) => plainWords(title),
  )
  const headed = (message: string) => questions.get(plainWords(message))?.filter(isWholeQuestion) ?? []

  function reply(said: string, before: ChatContext, moment: Moment): Reply {
    const day = dayOf(before.topic)
    const context = { ...before, topic: day ? null : topicNow(before) }
    const { choices = [] } = context
    const read = (words: string) => readQuestion(words, context, topics, search.isKnown)
    const asRead = read(said)
    const meant = choiceMeant(said, choices, topicName(context.topic ?? '')) ?? choiceFor(asRead, choices)
    const message = meant ?? said
    const question = meant ? read(meant) : asRead
    const hits = search.find(question).filter((hit) => isNoOtherProduct(hit, question))
    const wasOfPage = isTopicOfPage(before.topic)
    const asking = { message, hits, moment, before: context.topic, wasOfPage, page: context.page, day }
    const isOpen = choices.length > 0 && choosesNone(message)
    const { from, ...found } = isOpen ? askFor(choices, context.aspect) : answerOf(question, asking)
    const replied: Reply = {
      isAnswered: true,
      // A model may speak the visitor's language.
      isFixed: question.intent !== null && question.intent !== 'language' && question.intent !== 'spanish',
      action: null,
      choices: [],
      context: { topic: question.topics[0] ?? context.topic, aspect: question.aspect },
      ...found,
      passages: forModel(from, hits),
    }
    return isOfPage(replied, question, asking)
      ? { ...replied, context: markedAsOfPage(replied.context) }
      : replied
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

  /** What is answered ahead of any search: the rules for what is bought, a curated answer, or the price of what is named with a sum. */
  function pinnedAnswer(question: Question, { before, hits }: Asking): Found | undefined {
    const bought = aboutBoughtThing(question, hits, all)
    if (bought) return fromPassage(bought, question)
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
    const pinned = pinnedAnswer(question, asking)
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

  return { reply, isHeading: (message) => headed(message).length > 0 }
}

/** The first of these passages, each once, as many as a model gets. */
export const passagesForModel = (passages: readonly Passage[]): Passage[] =>
  [...new Set(passages)].slice(0, PASSAGES_FOR_MODEL)

/**
 * The passages for the model, the answer's own first. Articles mention other companies' prices too, so one is included
 * only if it fits best.
 */
const forModel = (from: Passage | undefined, hits: readonly Hit[]): Passage[] =>
  passagesForModel(
    [...(from ? [from] : []), ...hits.map(({ passage }) => passage)].filter(
      (passage, at) => at === 0 || !isPost(passage),
    ),
  )

/** A question that says what it is about: “How long does it take?” is asked of every page. */
const isWholeQuestion = ({ title }: Passage): boolean =>
  meaningfulWords(title).some((word) => word !== 'requirement' && aspectsIn([word]).length === 0)

/** If we asked what to cancel, naming a service means that service. */
const choiceFor = ({ topics: [named = ''], words, aspect }: Question, choices: readonly string[]) =>
  words.length === 1 && aspect === null
    ? topics.find(({ name, after }) => choices.includes(name) && after?.includes(named))?.name
    : undefined

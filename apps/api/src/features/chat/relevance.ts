import { aspectsIn, type Question } from '@beacon/rules/chat-question'
import { meaningfulWords } from '@beacon/rules/chat-words'
import { isPost } from './chosen-passage.ts'
import type { Passage } from './passages.ts'
import { isProduct } from './passages-products.ts'
import type { Hit } from './search.ts'
import { FOR_WHOM } from './several-services.ts'
import { OF_THE_STORE, topicName } from './topics.ts'

const ENOUGH_COVERAGE = 0.5
const ENOUGH_FOR_A_POST = 0.8
const A_TIE = 0.93
const FINE_PRINT: ReadonlySet<string> = new Set([
  'store',
  'order',
  'shipping',
  'returns',
  'privacy',
  'terms',
  'cancel-booking',
])

const ASKS = /\b(?:what|where|when|how|who|which|why|can|could|do|does|is|will|would)\b/

/** Articles digress, so they answer only what clearly asks for them. */
export const isEnough = ({ passage, coverage, isMeant }: Hit): boolean =>
  isMeant && coverage > (isPost(passage) ? ENOUGH_FOR_A_POST : ENOUGH_COVERAGE)

/**
 * Whether we offer some kind of work is not answered from a passing mention, nor from the shop or the policies, unless
 * their subject was named. Nor are the policies meant by a visitor who introduces a business and asks nothing.
 */
export function isOffered({ passage, isHeaded }: Hit, question: Question): boolean {
  const { asksForWork, topics: asked, typed } = question
  const isFinePrint = FINE_PRINT.has(passage.topic)
  if (isFinePrint && asked.includes('clients') && !ASKS.test(typed)) return false
  return !asksForWork || (!isPost(passage) && (asked.length > 0 || (isHeaded && !isFinePrint)))
}

/**
 * Who names something else than the store means none of its products, unless by its name: the price of a website is
 * not that of the “Website Once-Over”.
 */
export const isNoOtherProduct = ({ passage }: Hit, question: Question): boolean =>
  !isProduct(passage) ||
  question.topics.every((topic) => OF_THE_STORE.includes(topic) || FOR_WHOM.has(topic)) ||
  isNamed(passage, question)

/** By its whole name, or by a part of it that says what it is, and nothing else. */
function isNamed({ title }: Passage, { words }: Question): boolean {
  const name = meaningfulWords(title)
  const says = (word = '') => words.includes(word)
  const others = words.filter((word) => !name.includes(word) && aspectsIn([word]).length === 0)
  return name.every(says) || (says(name.at(-1)) && others.length === 0)
}

/** Whether two passages of different topics fit a question that names no topic about equally well. */
export const isTie = ({ topics: asked }: Question, best: Hit, second: Hit): boolean =>
  asked.length === 0 &&
  best.passage.topic !== second.passage.topic &&
  topicName(best.passage.topic) !== undefined &&
  topicName(second.passage.topic) !== undefined &&
  second.coverage >= best.coverage &&
  second.score >= best.score * A_TIE

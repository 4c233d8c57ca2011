import type { Question } from '@beacon/rules/chat-question'
import { isPost } from './chosen-passage.ts'
import type { Hit } from './search.ts'
import { topicName } from './topics.ts'

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

/** Whether two passages of different topics fit a question that names no topic about equally well. */
export const isTie = ({ topics: asked }: Question, best: Hit, second: Hit): boolean =>
  asked.length === 0 &&
  best.passage.topic !== second.passage.topic &&
  topicName(best.passage.topic) !== undefined &&
  topicName(second.passage.topic) !== undefined &&
  second.coverage >= best.coverage &&
  second.score >= best.score * A_TIE

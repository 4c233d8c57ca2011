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

/** Articles digress, so they answer only what clearly asks for them. */
export const isEnough = ({ passage, coverage, isMeant }: Hit): boolean =>
  isMeant && coverage > (isPost(passage) ? ENOUGH_FOR_A_POST : ENOUGH_COVERAGE)

/**
 * Whether we offer some kind of work is not answered from a passing mention, nor from the shop or the policies, unless
 * their subject was named. A visitor who introduces a business does not ask for the policies either.
 */
export const isOffered = ({ passage, isHeaded }: Hit, { asksForWork, topics: asked }: Question): boolean =>
  !(asked.includes('clients') && FINE_PRINT.has(passage.topic)) &&
  (!asksForWork || (!isPost(passage) && (asked.length > 0 || (isHeaded && !FINE_PRINT.has(passage.topic)))))

/** Whether two passages of different topics fit a question that names no topic about equally well. */
export const isTie = ({ topics: asked }: Question, best: Hit, second: Hit): boolean =>
  asked.length === 0 &&
  best.passage.topic !== second.passage.topic &&
  topicName(best.passage.topic) !== undefined &&
  topicName(second.passage.topic) !== undefined &&
  second.coverage >= best.coverage &&
  second.score >= best.score * A_TIE

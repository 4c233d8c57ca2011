import { bookingServices } from '@beacon/content/booking-services'
import type { Question } from '@beacon/rules/chat-question'
import { meaningfulWords } from '@beacon/rules/chat-words'
import type { Passage } from './passages.ts'
import { isProduct } from './passages-products.ts'
import type { Hit } from './search.ts'

const CANCELS = /\bcancel/
const WANTS_MONEY_BACK = /\b(?:refund\w*|money back|returnable|returned|return(?! (?:on|to)\b))\b/
const ASKS_WHEN = /\b(?:how (?:long|soon|fast)|when|where (?:is|are))\b/
const FROM_THE_STORE = /\b(?:from|in|at) (?:the|your) (?:store|shop)\b/
/** What goes on has a contract. */
const OF_A_CONTRACT = /\b(?:monthly|plans?(?! (?:have |has )?chang)|contracts?|retainer)\b/
const SAYS_HOW_LONG = /\b(?:days?|weeks?|hours?)\b/

/**
 * The rules for what is bought here, and how long it takes: what we do by contract, such as a website, has others.
 * Undefined if nothing of the store is named in full, nor a paid session.
 */
export function aboutBoughtThing(
  { typed, words, topics }: Question,
  hits: readonly Hit[],
  passages: readonly Passage[],
): Passage | undefined {
  const passage = (id: string) => passages.find((each) => each.id === id)
  const isNamed = ({ title }: Passage) => meaningfulWords(title).every((word) => words.includes(word))
  const product = hits.find((hit) => isProduct(hit.passage) && isNamed(hit.passage))?.passage
  const asksWhen = ASKS_WHEN.test(typed)
  const [cancels, wantsMoneyBack] = [CANCELS.test(typed), WANTS_MONEY_BACK.test(typed)]
  if (product && asksWhen && !cancels && !wantsMoneyBack && SAYS_HOW_LONG.test(product.text)) return product
  if (asksWhen || OF_A_CONTRACT.test(typed)) return undefined
  if (product || FROM_THE_STORE.test(typed)) {
    if (cancels) return passage('order/cancel')
    return wantsMoneyBack ? passage('store/returns') : undefined
  }
  const isSession = bookingServices.some(({ id, priceCents }) => priceCents > 0 && topics.includes(id))
  return isSession && (cancels || wantsMoneyBack) ? passage('booking/change') : undefined
}

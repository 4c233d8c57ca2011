import { lookUpPromoCode, type Promotion } from '@beacon/contract/promo-codes'
import { usd } from '@beacon/rules/money'
import { promotionWords } from '@beacon/rules/promotion-words'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { isAnswered } from '../../lib/failed-call.ts'
import { timeLimit } from '../../lib/time-limit.ts'

/** The promotions of this visit's codes; fetched once, not on every page. */
const asked = new Map<string, Promise<Promotion | undefined>>()

function ask(code: string): Promise<Promotion | undefined> {
  const known = asked.get(code)
  if (known) return known
  const signal = timeLimit()
  const answer = call(lookUpPromoCode, { body: { promoCode: code }, signal }).catch((error: unknown) => {
    if (!isAnswered(error)) asked.delete(code)
    // If the code cannot be used, the checkout says why and offers to enter another one.
    return undefined
  })
  asked.set(code, answer)
  return answer
}

/** Says that a campaign link's code will apply at checkout; renders nothing if it cannot be used. */
export function LinkedCodeNotice({ code }: { code: string }) {
  const [promotion, setPromotion] = useState<Promotion>()
  useEffect(() => {
    let isLeft = false
    void ask(code).then((found) => isLeft || setPromotion(found))
    return () => {
      isLeft = true
    }
  }, [code])
  if (!promotion) return null
  const { minimum } = promotion
  return (
    <p className="text-sm">
      <strong className="[overflow-wrap:anywhere]">{promotion.code}</strong>: {promotionWords(promotion)}
      {minimum > 0 && ` for a subtotal of ${usd(minimum)} or more`}. It is entered at checkout for you.
    </p>
  )
}

import type { Promotion } from '@beacon/contract/promo-codes'
import { usd } from './money.ts'
import { type QuoteLine, type QuoteRules, quote } from './quote.ts'

/**
 * Why a code cannot be used for these goods: they are too few, or it gives nothing for them and would only be used up.
 * Nothing where it can. Cart and server ask the same; whether the code can be used at all only the server knows.
 */
export function objectionTo(
  promotion: Promotion,
  lines: readonly QuoteLine[],
  rules: QuoteRules,
): string | undefined {
  const { subtotal, total, shipping } = quote(lines, rules)
  const { minimum, kind } = promotion
  if (subtotal < minimum) return `This code is for goods of ${usd(minimum)} or more.`
  if (kind === 'shipping' && shipping === 0) return 'This order ships free without the code.'
  if (quote(lines, rules, promotion).total === total) return 'This code takes nothing off this order.'
  return undefined
}

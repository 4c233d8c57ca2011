import type { Promotion } from '@beacon/contract/promo-codes'
import { usd } from './money.ts'
import { type QuoteLine, type QuoteRules, quote } from './quote.ts'

/**
 * Why a code does not apply to these goods: they are below its minimum, or it would give nothing and only be used up.
 * Undefined when it applies. Cart and server share this; only the server knows whether the code is valid at all.
 */
export function objectionTo(
  promotion: Promotion,
  lines: readonly QuoteLine[],
  rules: QuoteRules,
): string | undefined {
  const { subtotal, total, shipping } = quote(lines, rules)
  const { minimum, kind } = promotion
  if (subtotal < minimum) return `This code is for a subtotal of ${usd(minimum)} or more.`
  if (kind === 'shipping' && shipping === 0) return 'This order ships free without the code.'
  if (quote(lines, rules, promotion).total === total) return 'This code takes nothing off this order.'
  return undefined
}

import type { Promotion } from '@beacon/contract/promo-codes'
import { usd } from './money.ts'

/** `10% off`, `$5.00 off`, `Free shipping` */
export function promotionWords({ kind, value }: Pick<Promotion, 'kind' | 'value'>): string {
  if (kind === 'shipping') return 'Free shipping'
  return `${kind === 'percent' ? `${value}%` : usd(value)} off`
}

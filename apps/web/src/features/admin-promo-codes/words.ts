import type { AdminPromoCode, PromoState } from '@beacon/contract/promo-codes'
import { shortDate } from '@beacon/rules/day-words'
import type { Tone } from '../../ui/notice.tsx'

export const stateWords: Readonly<Record<PromoState, { label: string; tone: Tone | 'neutral' }>> = {
  active: { label: 'Active', tone: 'success' },
  upcoming: { label: 'Upcoming', tone: 'info' },
  over: { label: 'Over', tone: 'neutral' },
  'used-up': { label: 'Used up', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
}

export const kindWords = {
  percent: 'Percent off the subtotal',
  amount: 'Dollars off the subtotal',
  shipping: 'Free shipping',
} as const

/** `Dec 1, 2026 to Dec 24, 2026` */
export function daysOf({ firstDay, lastDay }: Pick<AdminPromoCode, 'firstDay' | 'lastDay'>): string {
  if (firstDay && lastDay)
    return firstDay === lastDay ? shortDate(firstDay) : `${shortDate(firstDay)} to ${shortDate(lastDay)}`
  if (firstDay) return `From ${shortDate(firstDay)}`
  return lastDay ? `Until ${shortDate(lastDay)}` : 'Any day'
}

const count = (uses: number): string => uses.toLocaleString('en-US')

/** `3 of 1,000` */
export const usesOf = ({ uses, mostUses }: Pick<AdminPromoCode, 'uses' | 'mostUses'>): string =>
  mostUses === null ? count(uses) : `${count(uses)} of ${count(mostUses)}`

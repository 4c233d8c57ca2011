import type { PromoState } from '@beacon/contract/promo-codes'
import { longDate } from '@beacon/rules/day-words'
import type { PromoCodeRow } from '../../db/schema.ts'

/** How a code stands on a day of the New York calendar, after so many uses. */
export function stateOf(row: PromoCodeRow, uses: number, today: string): PromoState {
  if (row.ended_at) return 'ended'
  if (row.last_day && row.last_day < today) return 'over'
  if (row.first_day && row.first_day > today) return 'upcoming'
  return row.most_uses !== null && uses >= row.most_uses ? 'used-up' : 'active'
}

export const UNKNOWN = 'We do not recognize this code. Please check the spelling.'

/** Why nobody can use a code that is not active, in words for whoever tries. */
export function whyNot({ first_day, last_day }: PromoCodeRow, state: Exclude<PromoState, 'active'>): string {
  const words = {
    ended: 'This code has ended.',
    over: `This code was valid until ${longDate(last_day ?? '')}.`,
    upcoming: `This code is valid from ${longDate(first_day ?? '')}.`,
    'used-up': 'This code has reached its limit.',
  }
  return words[state]
}

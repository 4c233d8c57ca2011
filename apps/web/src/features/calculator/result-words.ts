import type { RestaurantResults } from '@beacon/rules/restaurant-calculator'
import { countText, dollarText } from '../plots/index.ts'
import type { Figures } from './figures.ts'

const pay = (count: number) => `${countText(count)} new ${count === 1 ? 'guest pays' : 'guests pay'}`

/** The results, in a conversational sentence. */
export function resultInWords(figures: Figures, results: RestaurantResults): string {
  const { campaignCents, newGuestsPerMonth } = figures
  const { breakEvenGuests, guestWorthCents } = results
  const brought = newGuestsPerMonth * guestWorthCents
  const difference = dollarText(Math.abs(brought - campaignCents))
  const start = `A month of the campaign costs ${dollarText(campaignCents)}, and ${pay(breakEvenGuests)} for it. `
  if (newGuestsPerMonth === 0) return `${start}You expect none so far.`
  const end =
    newGuestsPerMonth >= breakEvenGuests ? `${difference} more than it cost` : `${difference} too little`
  return `${start}The ${countText(newGuestsPerMonth)} that you expect leave ${dollarText(brought)} in their first year: ${end}.`
}

/** The month in which the campaign pays for itself, in words. */
export const paybackInWords = (month: number | undefined): string =>
  month === undefined
    ? 'Within these twelve months their visits do not catch up with the bills.'
    : `Their visits catch up with the bills in month ${month}.`

/** The savings from moving app orders, in words. */
export function savedInWords({ savedPerYearCents }: RestaurantResults): string {
  if (savedPerYearCents === 0) return ''
  const dollars = dollarText(Math.abs(savedPerYearCents))
  return savedPerYearCents > 0
    ? `Orders that come directly keep ${dollars} a year on top.`
    : `Orders that come directly would cost ${dollars} a year more in card fees than the apps take.`
}

/** What an owner knows about the restaurant. Money in US cents, shares in whole percent. */
export interface RestaurantFigures {
  coversPerWeek: number
  averageCheckCents: number
  /** Of a new guest, in the first year. */
  visitsPerYear: number
  /** What stays of each dollar after food and drink. */
  marginPercent: number
  deliveryOrdersPerWeek: number
  deliveryOrderCents: number
  commissionPercent: number
  /** The share of the app orders that comes directly instead. */
  movedPercent: number
  /** What the campaign costs in a month. */
  campaignCents: number
  newGuestsPerMonth: number
}

export interface RestaurantResults {
  salesPerYearCents: number
  commissionPerYearCents: number
  /** Below zero where taking a card costs more than the app did. */
  savedPerYearCents: number
  guestWorthCents: number
  breakEvenGuests: number
  /** Whole percent; 0 is money back, 100 is two dollars for one. */
  campaignReturnPercent: number
}

/** What has come together by the end of a month, in US cents. */
export interface CampaignMonth {
  month: number
  costCents: number
  contributionCents: number
  savedCents: number
}

/** What a figure may be. */
interface FigureLimits {
  min: number
  max: number
}

const CAMPAIGN_MONTHS = 12

const WEEKS = 52

/** Rounds and clamps a figure; undefined for what is not a number. */
export function clampFigure(value: number, { min, max }: FigureLimits): number | undefined {
  return Number.isNaN(value) ? undefined : Math.round(Math.min(Math.max(value, min), max))
}

/** A divisor: a cent at least, so that a free campaign or a guest who brings nothing gives a number too. */
const atLeastOne = (cents: number) => Math.max(1, cents)

const percentOf = (percent: number, cents: number) => (cents * percent) / 100

/**
 * The sums of the restaurant calculator (decision D26), rounded to whole cents, guests and percent. `directPercent` is
 * what a direct order costs in card fees.
 */
export function restaurantResults(figures: RestaurantFigures, directPercent: number): RestaurantResults {
  const { averageCheckCents, campaignCents, newGuestsPerMonth } = figures
  const appSales = figures.deliveryOrdersPerWeek * figures.deliveryOrderCents * WEEKS
  const keptPercent = figures.commissionPercent - directPercent
  const worth = Math.round(percentOf(figures.marginPercent, averageCheckCents * figures.visitsPerYear))
  const gain = newGuestsPerMonth * worth - campaignCents
  return {
    salesPerYearCents: figures.coversPerWeek * averageCheckCents * WEEKS,
    commissionPerYearCents: Math.round(percentOf(figures.commissionPercent, appSales)),
    savedPerYearCents: Math.round(percentOf(keptPercent, percentOf(figures.movedPercent, appSales))),
    guestWorthCents: worth,
    breakEvenGuests: Math.ceil(campaignCents / atLeastOne(worth)),
    campaignReturnPercent: Math.round((gain * 100) / atLeastOne(campaignCents)),
  }
}

/**
 * Twelve months, added up. A guest comes once in the first month; the other visits are spread evenly over the twelve
 * months after it, so that most of what a late guest is worth lies beyond the year.
 */
export function campaignYear(figures: RestaurantFigures, results: RestaurantResults): CampaignMonth[] {
  const visit = percentOf(figures.marginPercent, figures.averageCheckCents)
  const later = (figures.visitsPerYear - 1) / CAMPAIGN_MONTHS
  return Array.from({ length: CAMPAIGN_MONTHS }, (_, index) => {
    const month = index + 1
    const visitsPerGroup = month + (later * month * (month - 1)) / 2
    return {
      month,
      costCents: figures.campaignCents * month,
      contributionCents: Math.round(figures.newGuestsPerMonth * visitsPerGroup * visit),
      savedCents: Math.round((results.savedPerYearCents * month) / CAMPAIGN_MONTHS),
    }
  })
}

/** The first month whose guests have left behind what the campaign has cost so far; nothing if none of them has. */
export const paybackMonth = (year: readonly CampaignMonth[]): number | undefined =>
  year.find(({ contributionCents, costCents }) => contributionCents >= costCents)?.month

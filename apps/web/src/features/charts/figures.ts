const number = new Intl.NumberFormat('en-US', { signDisplay: 'negative' })
const dollarsAndCents = currency({ trailingZeroDisplay: 'stripIfInteger' })
const wholeDollars = currency({ maximumFractionDigits: 0 })
const shortDollars = currency({ notation: 'compact', maximumFractionDigits: 1 })

function currency(options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    signDisplay: 'negative',
    ...options,
  })
}

const CENTS_MATTER_BELOW = 100_000

/** 1234 is '1,234'. */
export const countText = (count: number) => number.format(count)

export const percentText = (percent: number) => `${countText(percent)}%`

/** US cents in dollars, with cents where they matter: '$74.10', '$38', '$9,631'. */
export const dollarText = (cents: number) =>
  (Math.abs(cents) < CENTS_MATTER_BELOW ? dollarsAndCents : wholeDollars).format(cents / 100)

/** US cents as an axis says them: '$7.5K'. */
export const shortDollarText = (cents: number) => shortDollars.format(cents / 100)

/** Made when it is first asked for, as formatters take a phone their time. */
function format(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined
  return (value) => {
    made ??= new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options })
    return made.format(value)
  }
}

const currency = (options: Intl.NumberFormatOptions) =>
  format({ style: 'currency', currency: 'USD', ...options })

const dollarsAndCents = currency({ trailingZeroDisplay: 'stripIfInteger' })
const wholeDollars = currency({ maximumFractionDigits: 0 })
const shortDollars = currency({ notation: 'compact', maximumFractionDigits: 1 })

const CENTS_MATTER_BELOW = 100_000

/** 1234 is '1,234'. */
export const countText = format({})

export const percentText = (percent: number) => `${countText(percent)}%`

/** US cents in dollars, with cents where they matter: '$74.10', '$38', '$9,631'. */
export const dollarText = (cents: number) =>
  (Math.abs(cents) < CENTS_MATTER_BELOW ? dollarsAndCents : wholeDollars)(cents / 100)

/** US cents as an axis says them: '$7.5K'. */
export const shortDollarText = (cents: number) => shortDollars(cents / 100)

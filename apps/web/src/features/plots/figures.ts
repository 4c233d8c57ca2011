import { countText as wholeText } from '@beacon/rules/count-text'

const CENTS_MATTER_BELOW = 100_000
const UNITS = [
  { from: 1_000_000, sign: 'M' },
  { from: 1_000, sign: 'K' },
]

/** A number with at most this many decimals, without trailing zeros: 1234.50 is '1,234.5'. Never '-0'. */
function decimalText(value: number, decimals: number, before = ''): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const kept = fraction.replace(/0+$/, '')
  const digits = wholeText(Number(whole)) + (kept && `.${kept}`)
  return `${value < 0 && digits !== '0' ? '-' : ''}${before}${digits}`
}

/** 1234 is '1,234'. */
export const countText = (value: number): string => decimalText(value, 3)

/** 12.5 is '12.5%'. */
export const percentText = (percent: number): string => `${countText(percent)}%`

/** US cents as dollars, with cents where they matter: '$74.10', '$38', '$9,631'. */
export function dollarText(cents: number): string {
  const rounded = Math.round(cents)
  const hasCents = Math.abs(rounded) < CENTS_MATTER_BELOW && rounded % 100 !== 0
  if (!hasCents) return decimalText(rounded / 100, 0, '$')
  return `${rounded < 0 ? '-' : ''}$${(Math.abs(rounded) / 100).toFixed(2)}`
}

/** US cents as an axis label: '$7.5K'. */
export function shortDollarText(cents: number): string {
  const dollars = cents / 100
  const unit = UNITS.find(({ from }) => Math.abs(dollars) >= from)
  return decimalText(dollars / (unit?.from ?? 1), 1, '$') + (unit?.sign ?? '')
}

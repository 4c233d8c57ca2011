import { shortUsd, usd } from '@beacon/rules/money'

/** The store's money rules. Amounts are US cents; cart, checkout and server share them (decision D14). */
export const commerce = {
  currency: 'usd',
  shippingCents: 999,
  freeShippingFromCents: 5_000,
  /** 8.875 %, as parts of 100,000 so that tax stays in whole numbers. */
  taxPer100000: 8_875,
  returnDays: 30,
  /** How long stock or a time is kept for whoever is paying for it (D15). */
  holdMinutes: 15,
  /** How long a printed piece takes before it ships. */
  printDays: 'two to five business days',
  /** How long a bank takes to show a refund. */
  refundDays: 'five to ten business days',
} as const

/** The tax rate in words: `8.875%`. */
export const taxRate = `${commerce.taxPer100000 / 1000}%`

/** What shipping costs, in a sentence. */
export const shippingPolicy = `Shipping is ${usd(commerce.shippingCents)}, and free from a subtotal of ${shortUsd(commerce.freeShippingFromCents)}.`

/** The exception to the shipping rules, for the terms and the assistant: see `deliveryOf`. */
export const noShipping = 'An order of only files and services has no shipping.'

/** Offered where a product names no sizes or colours of its own. */
export const defaultSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const
export const defaultColours = ['Black', 'White', 'Gray'] as const

const SHIPPING = `Free shipping on orders over ${shortUsd(commerce.freeShippingFromCents)}`
const RETURNS = `${commerce.returnDays}-day return policy`

/** The three lines beside every product's button. */
export const reassurances = [SHIPPING, 'Secure payment & data protection', RETURNS] as const

/** What takes a line's place beside products that are not shipped. */
export const reassurancesInstead: Readonly<Record<'download' | 'service', Partial<Record<string, string>>>> =
  {
    download: { [SHIPPING]: 'Ready to download as soon as it is paid for' },
    service: { [SHIPPING]: 'We write to you within one business day' },
  }

/** What a line leaves out about products that do not come in a parcel: the terms have more (`returnPolicy`). */
export const reassuranceLimits: Readonly<Record<'download' | 'service', Partial<Record<string, string>>>> = {
  download: { [RETURNS]: 'for a file that you have not downloaded' },
  service: { [RETURNS]: 'for items; services cannot be returned' },
}

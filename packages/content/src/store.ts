import type { ProductCategory } from '@beacon/contract/products'
import { shortUsd } from '@beacon/rules/money'
import { commerce } from './commerce.ts'

export const storeMeta = {
  title: 'Store: shirts, mugs and courses | Beacon & Bay Digital',
  description: `Shirts, caps and mugs printed to order, and short courses for owners, from Beacon & Bay Digital in Bay Shore. Shipping is free from ${shortUsd(commerce.freeShippingFromCents)}.`,
} as const

export const storeIntro = {
  title: 'Shirts for the shore, courses for the shop.',
  text: `Shirts, caps and mugs are printed when you order. Courses are yours to download at once. What does not fit comes back within\u00a0${commerce.returnDays}\u00a0days.`,
} as const

/** The buttons over the grid, in order; 'all' is the whole store. */
export const categoryLabels: Readonly<Record<'all' | ProductCategory, string>> = {
  all: 'All',
  apparel: 'Apparel',
  accessories: 'Accessories',
  merchandise: 'Merchandise',
  courses: 'Courses',
  services: 'Services',
}

/** Ranges of prices beside the search, in US cents; what costs exactly where two meet is in both. The first is every price. */
export const priceRanges = {
  any: { text: 'Any price', from: 0, to: Number.POSITIVE_INFINITY },
  'up-to-25': { text: 'Up to $25', from: 0, to: 2_500 },
  '25-50': { text: '$25 to $50', from: 2_500, to: 5_000 },
  '50-100': { text: '$50 to $100', from: 5_000, to: 10_000 },
  'from-100': { text: '$100 and up', from: 10_000, to: Number.POSITIVE_INFINITY },
} as const

/** What is measured of a garment, and how; the columns of a size guide. */
export const garmentMeasures = {
  width: { name: 'Width', how: 'across the chest, an inch below the armholes' },
  length: { name: 'Length', how: 'from the top of the shoulder, beside the collar, to the hem' },
  sleeve: { name: 'Sleeve', how: 'from the seam at the shoulder to the end of the sleeve' },
} as const

/** Below a size guide. */
export const sizeGuideNote =
  'Lay a shirt that fits you flat and measure it in the same places. One of ours may differ by half an inch.'

/** Three ways into the store below the grid. */
export const collections: readonly { text: string; note: string; category: ProductCategory }[] = [
  {
    text: 'Shop Apparel',
    note: 'Heavy cotton, cut for people who work outside.',
    category: 'apparel',
  },
  {
    text: 'Shop Accessories',
    note: 'Caps and bags that survive a ferry crossing.',
    category: 'accessories',
  },
  {
    text: 'View Courses',
    note: 'An evening each, for owners who want to do it themselves.',
    category: 'courses',
  },
]

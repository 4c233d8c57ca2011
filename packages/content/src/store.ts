import type { ProductCategory } from '@beacon/contract/products'

export const storeMeta = {
  title: 'Store: shirts, mugs and courses | Beacon & Bay Digital',
  description:
    'Shirts, caps and mugs printed to order, and short courses for owners, from Beacon & Bay Digital in Bay Shore. Shipping is free on orders over $50.',
} as const

export const storeIntro = {
  title: 'Shirts for the shore, courses for the shop.',
  text: 'Shirts, caps and mugs are printed when you order. Courses arrive in your inbox. What does not fit comes back within 30 days.',
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

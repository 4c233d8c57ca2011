import { paths } from '../../paths.ts'

export interface UnchartedText {
  title: string
  description: string
  /** The name of the place that is not surveyed yet. */
  heading: string
  /** What the page will hold. */
  text: string
  /** The canonical path, where it is not the address itself (decision D2). */
  canonical?: string
}

const admin = (name: string): UnchartedText => ({
  title: `${name} | Back office | Beacon & Bay Digital`,
  description: `${name}: a screen of the agency's back office.`,
  heading: name,
  text: 'This screen of the back office is still being built.',
})

const cart: UnchartedText = {
  title: 'Shopping cart | Beacon & Bay Digital',
  description: 'What you have picked in our store, with shipping and tax before you pay.',
  heading: 'Shopping cart',
  text: 'Your picks from the store will wait here, with shipping and estimated tax worked out before you pay.',
  canonical: paths.cart,
}

const checkout: UnchartedText = {
  title: 'Checkout | Beacon & Bay Digital',
  description: 'Address, shipping and payment for your order from our store, on one page.',
  heading: 'Checkout',
  text: 'Address, shipping and payment will be on this one page, with the order beside them all the way.',
  canonical: paths.checkout,
}

const post: UnchartedText = {
  title: 'From the blog | Beacon & Bay Digital',
  description:
    'Notes on local search, ads, websites and automation, written in Bay Shore for local businesses.',
  heading: 'From the blog',
  text: 'The articles are being set. They cover what we do every day: local search, ads, websites and the automation behind them.',
}

/** One record for every page of the route table that waits for its own issue, by the route's path. */
export const unchartedTexts: Readonly<Record<string, UnchartedText>> = {
  [paths.blog]: { ...post, title: 'Blog: local marketing notes | Beacon & Bay Digital', heading: 'Blog' },
  '/blog/:slug': post,
  '/blog/category/:slug': { ...post, heading: 'Articles by category' },
  '/blog/tag/:tag': { ...post, heading: 'Articles by tag' },
  [paths.booking]: {
    title: 'Book a consultation | Beacon & Bay Digital',
    description:
      'Pick a service, a day and a time for a consultation with Beacon & Bay Digital, by video or in Bay Shore.',
    heading: 'Book a consultation',
    text: 'Six sessions of 30 to 90 minutes, by video or in our office, on a calendar in New York time. The first one is free. Call to set a time today.',
  },
  [paths.store]: {
    title: 'Store: shirts, mugs and courses | Beacon & Bay Digital',
    description: 'Shirts, caps, mugs and short courses from Beacon & Bay Digital, printed to order.',
    heading: 'Store',
    text: 'Shirts, caps and mugs printed to order, and short courses for owners who want to do it themselves.',
  },
  '/store/product/:id': {
    title: 'Product | Store | Beacon & Bay Digital',
    description: 'A product of the Beacon & Bay Digital store, with sizes, colours and price.',
    heading: 'This product',
    text: 'Pictures, sizes, colours and stock of this product will be here when the store opens.',
  },
  [paths.cart]: cart,
  [paths.storeCart]: cart,
  [paths.checkout]: checkout,
  [paths.storeCheckout]: checkout,
  [paths.thankYou]: {
    title: 'Thank you for your order | Beacon & Bay Digital',
    description: 'What happens next with your order from the Beacon & Bay Digital store.',
    heading: 'Your order',
    text: 'After checkout this page will show your order and what happens next, step by step.',
  },
  [paths.notionTest]: {
    title: 'Integration check | Beacon & Bay Digital',
    description: 'Which integrations of this installation are switched on.',
    heading: 'Integration check',
    text: 'The state of the integrations behind this site will be shown here.',
  },
  [paths.diagnosticTest]: {
    title: 'Integration test | Beacon & Bay Digital',
    description: 'Which integrations of this installation are switched on.',
    heading: 'Integration test',
    text: 'The state of the integrations behind this site will be shown here.',
    canonical: paths.notionTest,
  },
  [paths.adminNotion]: admin('Notes database'),
  [paths.adminProducts]: admin('Products'),
  [paths.adminBookings]: admin('Bookings'),
}

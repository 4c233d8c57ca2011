/**
 * The built-in posts' slugs, titles and categories, without their texts: enough for a page to link to a post
 * without loading it. A post's own record repeats its slug as `PostSlug`.
 */
export const postList = {
  'google-business-profile-checklist': {
    title: 'The Google Business Profile checklist we run for every client',
    category: 'local-marketing',
  },
  'marketing-calendar-south-shore': {
    title: 'A marketing calendar for a town that doubles in July',
    category: 'local-marketing',
  },
  'how-many-town-pages': {
    title: 'How many town pages does a Long Island business need?',
    category: 'seo-tips',
  },
  'what-seo-costs-on-long-island': {
    title: 'What SEO costs on Long Island, hour by hour',
    category: 'seo-tips',
  },
  'count-phone-calls-in-analytics': {
    title: 'Count your phone calls in Google Analytics in one afternoon',
    category: 'software-tutorials',
  },
  'search-console-twenty-minutes': {
    title: 'Search Console in twenty minutes a month',
    category: 'software-tutorials',
  },
  'barbershop-from-walk-ins-to-bookings': {
    title: 'A Lindenhurst barbershop, from walk-ins to bookings',
    category: 'case-studies',
  },
  'restaurant-direct-orders': {
    title: 'How a Patchogue kitchen moved a third of its delivery orders off the apps',
    category: 'case-studies',
  },
  'first-thousand-dollars-google-ads': {
    title: 'Your first $1,000 on Google Ads, spent without waste',
    category: 'ppc-advertising',
  },
  'local-services-ads-or-search-ads': {
    title: 'Local Services Ads or search ads: which first?',
    category: 'ppc-advertising',
  },
  'two-second-website': {
    title: 'The two-second website: what to cut first',
    category: 'web-development',
  },
  'who-owns-your-website': {
    title: 'Who owns your website? Seven logins to ask for',
    category: 'web-development',
  },
  'app-or-website': {
    title: 'App or website? A test you can do at the counter',
    category: 'web-development',
  },
  'missed-call-text-back': {
    title: 'Missed-call text-back: how to set it up and stay within the law',
    category: 'ai-automation',
  },
  'what-a-chatbot-should-not-answer': {
    title: 'What your chatbot should refuse to answer',
    category: 'ai-automation',
  },
  'before-and-after-photos': {
    title: 'Before and after: photos that bring a trade its next job',
    category: 'social-media',
  },
} as const

export type PostSlug = keyof typeof postList

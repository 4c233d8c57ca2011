export interface BlogCategory {
  id: string
  name: string
  slug: string
  description: string
  /** The accent of its mark. */
  color: 'sea' | 'signal' | 'sand' | 'dusk'
  /** The sheet that its covers are drawn on (`packages/rules/src/covers`). */
  icon: 'harbour' | 'soundings' | 'compass' | 'tide' | 'sector-light' | 'hull' | 'bearings' | 'signal-flags'
}

/** The eight fixed categories, in the order of the specification. */
export const blogCategories = [
  {
    id: 'local-marketing',
    name: 'Local Marketing',
    slug: 'local-marketing',
    description: 'Getting found, and chosen, by people in the next town: profiles, reviews and a calendar.',
    color: 'signal',
    icon: 'harbour',
  },
  {
    id: 'seo-tips',
    name: 'SEO Tips',
    slug: 'seo-tips',
    description:
      'What search work costs, what it is worth on Long Island, and the parts you can do yourself.',
    color: 'sea',
    icon: 'soundings',
  },
  {
    id: 'software-tutorials',
    name: 'Software Tutorials',
    slug: 'software-tutorials',
    description:
      'Google’s free tools step by step, with the screens named as they are and the time it takes.',
    color: 'dusk',
    icon: 'compass',
  },
  {
    id: 'case-studies',
    name: 'Case Studies',
    slug: 'case-studies',
    description: 'One business, one problem, what was done about it and what the numbers did afterward.',
    color: 'sand',
    icon: 'tide',
  },
  {
    id: 'ppc-advertising',
    name: 'PPC Advertising',
    slug: 'ppc-advertising',
    description: 'Search ads for small budgets: what to bid on, what to leave out and when to stop.',
    color: 'signal',
    icon: 'sector-light',
  },
  {
    id: 'web-development',
    name: 'Web Development',
    slug: 'web-development',
    description: 'Sites that load at the far end of the station lot, and belong to whoever paid for them.',
    color: 'sea',
    icon: 'hull',
  },
  {
    id: 'ai-automation',
    name: 'AI & Automation',
    slug: 'ai-automation',
    description: 'Work that a program can take off your hands, and the questions that it should not answer.',
    color: 'dusk',
    icon: 'bearings',
  },
  {
    id: 'social-media',
    name: 'Social Media',
    slug: 'social-media',
    description: 'Posting for people who have a shop to run: photos, words and a rhythm you can keep.',
    color: 'sand',
    icon: 'signal-flags',
  },
] as const satisfies readonly BlogCategory[]

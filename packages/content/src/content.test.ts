import { describe, expect, test } from 'vitest'
import * as about from './about.ts'
import * as agency from './agency.ts'
import * as bookingPage from './booking-page.ts'
import { bookingServices } from './booking-services.ts'
import * as contact from './contact.ts'
import * as home from './home.ts'
import * as homeStory from './home-story.ts'
import { barbershopPage } from './industries/barbershop.ts'
import * as caseStudy from './industries/barbershop-case-study.ts'
import { restaurantPage } from './industries/restaurant.ts'
import * as calculator from './industries/restaurant-calculator.ts'
import { leadOffer } from './lead-offer.ts'
import { accessibilityStatement } from './legal/accessibility.ts'
import { privacyPolicy } from './legal/privacy.ts'
import { termsOfService } from './legal/terms.ts'
import type { PageMeta } from './page.ts'
import * as partners from './partners.ts'
import { postList } from './post-list.ts'
import { servicePages } from './service-pages/service-pages.ts'
import { serviceSlugs, services } from './services.ts'
import * as servicesPage from './services-page.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

const everything = {
  about,
  agency,
  bookingPage,
  bookingServices,
  contact,
  home,
  homeStory,
  barbershopPage,
  caseStudy,
  restaurantPage,
  calculator,
  leadOffer,
  accessibilityStatement,
  privacyPolicy,
  termsOfService,
  partners,
  postList,
  servicePages,
  services,
  servicesPage,
  team,
  testimonials,
}

/** The specification's route table, without aliases and administrator pages. */
const pagePaths = [
  ...[
    '/',
    '/about',
    '/contact',
    '/services',
    '/partners',
    '/blog',
    '/booking',
    '/store',
    '/cart',
    '/checkout',
  ],
  ...['/privacy-policy', '/terms-of-service', '/accessibility', '/thank-you'],
  ...['/restaurant-calculator', '/restaurant-digital-marketing'],
  ...['/barbershop-digital-marketing', '/barbershop-case-study'],
  ...serviceSlugs.map((slug) => `/services/${slug}`),
]

type Leaf = { path: string; key: string; text: string }

/** Every string of a record with its path, so that a failure names the place. */
function strings(value: unknown, path: string, key = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, key, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, `${path}.${name}`, name))
}

/** Every page's title and description: the records named `meta` or `…Meta`. */
function metas(value: unknown): PageMeta[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    /meta$/i.test(name) ? [inner as PageMeta] : metas(inner),
  )
}

const leaves = strings(everything, 'content')
const pageMetas = metas(everything)
const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

describe('every record', () => {
  test('has no empty or untrimmed text', () => {
    expect(leaves.length).toBeGreaterThan(900)
    expect(leaves.filter(({ text }) => text.trim() === '' || text !== text.trim())).toEqual([])
  })

  test('uses typographic apostrophes, quotation marks and single spaces', () => {
    expect(leaves.filter(({ text }) => /['"]| {2}|\.\.\./.test(text))).toEqual([])
  })

  test('names only reserved telephone numbers and .example domains', () => {
    const phones = leaves.flatMap(({ text }) => text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [])
    const addresses = leaves.flatMap(({ text }) => text.match(/\S+@\S+/g) ?? [])
    expect(phones.filter((phone) => !/ 555-01\d\d$/.test(phone))).toEqual([])
    expect(addresses.filter((address) => !/@beaconandbay\.example[.,]?$/.test(address))).toEqual([])
  })

  test('links only to pages that exist', () => {
    const targets = leaves.filter(({ key }) => key === 'to')
    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter(({ text }) => !pagePaths.includes(text))).toEqual([])
  })

  test('gives each page its own title of up to 60 and description of 120 to 160 characters', () => {
    expect(pageMetas).toHaveLength(22)
    unique(pageMetas.map(({ title }) => title))
    unique(pageMetas.map(({ description }) => description))
    expect(pageMetas.filter(({ title }) => title.length > 60)).toEqual([])
    const wrong = pageMetas.filter(({ description: { length } }) => length < 120 || length > 160)
    expect(wrong.map(({ title, description }) => `${title}: ${description.length}`)).toEqual([])
  })

  test('asks no question twice on the whole site', () => {
    unique(leaves.filter(({ key }) => key === 'question').map(({ text }) => text))
  })

  test('files each built-in post under one of the eight categories', () => {
    const categories = new Set(Object.values(postList).map(({ category }) => category))
    expect([...categories].toSorted()).toEqual([
      'ai-automation',
      'case-studies',
      'local-marketing',
      'ppc-advertising',
      'seo-tips',
      'social-media',
      'software-tutorials',
      'web-development',
    ])
  })
})

import { agency, businessHours, servedCounties, type Weekday } from '@beacon/content/agency'
import type { Faq } from '@beacon/content/page'
import { services } from '@beacon/content/services'

/** Makes an absolute address on the public origin, as `usePublicUrl` does. */
export type Absolute = (path: string) => string

/** A node of schema.org's graph. Other nodes point to it by its `@id`. */
export interface GraphNode {
  '@type': string
  '@id': string
  [property: string]: unknown
}

export interface Graph {
  '@context': 'https://schema.org'
  '@graph': readonly GraphNode[]
}

/** A step of the way to a page: its name and its path. */
export interface Crumb {
  text: string
  to: string
}

interface OfferedPlan {
  name: string
  /** US cents, for one month or for the whole project. */
  price: { cents: number; per: 'month' | 'project' }
}

interface OfferedService {
  name: string
  description: string
  plans: readonly OfferedPlan[]
}

export interface PageFacts {
  /** What kind of page it is; any page when left out. */
  type?: 'WebPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage'
  /** The canonical path. */
  path: string
  title: string
  description: string
  /** From the home page to this one, both included. */
  crumbs: readonly Crumb[]
  faqs?: readonly Faq[]
  service?: OfferedService
}

const WEEKDAYS: Record<Weekday, string> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
}

const ref = (id: string) => ({ '@id': id })

/** The one business that every page points to. */
export const businessId = (absolute: Absolute) => absolute('/#business')

const websiteId = (absolute: Absolute) => absolute('/#website')

/** Cents as the plain decimal text that schema.org asks for: 79900 is '799.00'. */
export const dollarsText = (cents: number) => (cents / 100).toFixed(2)

/**
 * The structured data of a page as one graph: the business, the site, the page and its breadcrumbs, and its questions,
 * service and prices if it has them. Nodes refer to each other by `@id`. It contains no ratings (decision D8).
 */
export function pageGraph(absolute: Absolute, page: PageFacts, profiles = agency.profiles): Graph {
  const url = absolute(page.path)
  const { faqs = [], service } = page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(absolute, profiles),
      websiteNode(absolute),
      webPageNode(absolute, page),
      breadcrumbNode(absolute, page),
      ...(faqs.length > 0 ? [faqNode(url, faqs)] : []),
      ...(service ? serviceNodes(absolute, url, service) : []),
    ],
  }
}

function businessNode(absolute: Absolute, profiles: readonly string[]): GraphNode {
  const { address, geo, phones } = agency
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(absolute),
    name: agency.name,
    url: absolute('/'),
    telephone: phones.office.href.replace('tel:', ''),
    email: agency.email,
    image: absolute('/og/home.jpg'),
    foundingDate: String(agency.founded),
    priceRange: priceRange(),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...geo },
    openingHoursSpecification: openingHours(),
    areaServed: areaServed(),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** From the smallest starting price on: the largest plans are on the services' own pages. */
const priceRange = (): string =>
  `From $${Math.min(...services.map(({ homePrice }) => homePrice.cents)) / 100}`

/** A day from midnight to midnight is closed all day, as schema.org and Google write it; one that is missing is unknown. */
const openingHours = () =>
  businessHours.map(({ days, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => WEEKDAYS[day]),
    opens,
    closes,
  }))

const areaServed = () =>
  servedCounties.map((name) => ({ '@type': 'AdministrativeArea', name: `${name}, New York` }))

const websiteNode = (absolute: Absolute): GraphNode => ({
  '@type': 'WebSite',
  '@id': websiteId(absolute),
  url: absolute('/'),
  name: agency.name,
  inLanguage: 'en-US',
  publisher: ref(businessId(absolute)),
})

function webPageNode(absolute: Absolute, page: PageFacts): GraphNode {
  const url = absolute(page.path)
  return {
    '@type': page.type ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    isPartOf: ref(websiteId(absolute)),
    about: ref(page.service ? `${url}#service` : businessId(absolute)),
    breadcrumb: ref(`${url}#breadcrumb`),
    ...(page.faqs?.length ? { hasPart: ref(`${url}#faq`) } : {}),
  }
}

const breadcrumbNode = (absolute: Absolute, { path, crumbs }: PageFacts): GraphNode => ({
  '@type': 'BreadcrumbList',
  '@id': `${absolute(path)}#breadcrumb`,
  itemListElement: crumbs.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: absolute(to),
  })),
})

const faqNode = (url: string, faqs: readonly Faq[]): GraphNode => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  isPartOf: ref(`${url}#webpage`),
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

function serviceNodes(absolute: Absolute, url: string, service: OfferedService): GraphNode[] {
  const id = `${url}#service`
  const offers = service.plans.map(({ name, price }, index) => ({
    '@type': 'Offer',
    '@id': `${url}#offer-${index + 1}`,
    name,
    price: dollarsText(price.cents),
    priceCurrency: 'USD',
    ...(price.per === 'month' ? { priceSpecification: perMonth(price.cents) } : {}),
    availability: 'https://schema.org/InStock',
    itemOffered: ref(id),
    seller: ref(businessId(absolute)),
  }))
  return [
    {
      '@type': 'Service',
      '@id': id,
      name: service.name,
      serviceType: service.name,
      description: service.description,
      url,
      provider: ref(businessId(absolute)),
      areaServed: areaServed(),
      offers: offers.map((offer) => ref(offer['@id'])),
    },
    ...offers,
  ]
}

const perMonth = (cents: number) => ({
  '@type': 'UnitPriceSpecification',
  price: dollarsText(cents),
  priceCurrency: 'USD',
  unitCode: 'MON',
})

import { expect, test } from 'vitest'
import { scriptJson } from './json-script.ts'
import { dollarsText, type Graph, type PageFacts, pageGraph } from './structured-data.ts'

const absolute = (path: string) => new URL(path, 'https://agency.example').href

const page: PageFacts = {
  path: '/services/seo',
  title: 'Local SEO',
  description: 'Found first, nearby.',
  crumbs: [
    { text: 'Home', to: '/' },
    { text: 'Services', to: '/services' },
    { text: 'SEO', to: '/services/seo' },
  ],
  faqs: [{ question: 'How soon?', answer: 'In four to eight weeks.' }],
  service: {
    name: 'SEO',
    description: 'Rank where your customers are.',
    plans: [
      { name: 'One town', price: { cents: 79_900, per: 'month' } },
      { name: 'Audit', price: { cents: 19_900, per: 'project' } },
    ],
  },
}

const nodeOf = (graph: Graph, type: string) => graph['@graph'].find((node) => node['@type'] === type)

/** Every `@id` of a reference: an object with no other property. */
function references(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [String(Object.values(value)[0])]
  return Object.values(value).flatMap(references)
}

test('every reference in the graph resolves to a node, and ids are unique', () => {
  const graph = pageGraph(absolute, page)
  const ids = graph['@graph'].map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  expect(references(graph['@graph']).length).toBeGreaterThan(8)
  expect(references(graph['@graph']).filter((id) => !ids.includes(id))).toEqual([])
})

test('a page without questions or service has the four nodes of every page', () => {
  const { faqs: _, service: __, ...plain } = page
  const graph = pageGraph(absolute, { ...plain, faqs: [] })
  expect(graph['@graph'].map((node) => node['@type'])).toEqual([
    'LocalBusiness',
    'WebSite',
    'WebPage',
    'BreadcrumbList',
  ])
  expect(nodeOf(graph, 'WebPage')).toMatchObject({ about: { '@id': 'https://agency.example/#business' } })
  expect(nodeOf(graph, 'WebPage')).not.toHaveProperty('hasPart')
})

test('the business lists its profiles elsewhere, and omits the property if there are none', () => {
  const profiles = ['https://maps.example/agency', 'https://social.example/agency']
  expect(nodeOf(pageGraph(absolute, page, profiles), 'LocalBusiness')).toMatchObject({ sameAs: profiles })
  expect(nodeOf(pageGraph(absolute, page, []), 'LocalBusiness')).not.toHaveProperty('sameAs')
})

test('the business has one stable id, name, address, phone, hours and service area', () => {
  expect(nodeOf(pageGraph(absolute, page), 'LocalBusiness')).toMatchObject({
    '@id': 'https://agency.example/#business',
    name: 'Beacon & Bay Digital',
    telephone: '+16315550142',
    email: 'hello@beaconandbay.example',
    foundingDate: '2018',
    priceRange: 'From $19',
    image: 'https://agency.example/og/home.jpg',
    address: { streetAddress: '18 Maple Avenue', addressLocality: 'Bay Shore', postalCode: '11706' },
    geo: { latitude: 40.7251, longitude: -73.2454 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
    ],
    areaServed: [
      { name: 'Nassau County, New York' },
      { name: 'Suffolk County, New York' },
      { name: 'Queens, New York' },
      { name: 'Brooklyn, New York' },
    ],
  })
})

test('a service names its provider, and each plan is an offer in dollars', () => {
  const graph = pageGraph(absolute, page)
  expect(nodeOf(graph, 'Service')).toMatchObject({
    '@id': 'https://agency.example/services/seo#service',
    serviceType: 'SEO',
    provider: { '@id': 'https://agency.example/#business' },
    offers: [
      { '@id': 'https://agency.example/services/seo#offer-1' },
      { '@id': 'https://agency.example/services/seo#offer-2' },
    ],
  })
  const [monthly, project] = graph['@graph'].filter((node) => node['@type'] === 'Offer')
  expect(monthly).toMatchObject({ price: '799.00', priceCurrency: 'USD' })
  expect(monthly).toHaveProperty('priceSpecification.unitCode', 'MON')
  expect(project).toMatchObject({ price: '199.00', priceCurrency: 'USD' })
  expect(project).not.toHaveProperty('priceSpecification')
})

test('questions and breadcrumbs are listed in order', () => {
  const graph = pageGraph(absolute, page)
  expect(nodeOf(graph, 'FAQPage')?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'How soon?',
      acceptedAnswer: { '@type': 'Answer', text: 'In four to eight weeks.' },
    },
  ])
  expect(nodeOf(graph, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://agency.example/' },
    { position: 2, name: 'Services', item: 'https://agency.example/services' },
    { position: 3, name: 'SEO', item: 'https://agency.example/services/seo' },
  ])
})

test('cents become dollars with two decimals', () => {
  expect([1_900, 79_999, 5, 0].map(dollarsText)).toEqual(['19.00', '799.99', '0.05', '0.00'])
})

test('no rating is emitted', () => {
  expect(JSON.stringify(pageGraph(absolute, page))).not.toMatch(/rating|review/i)
})

test('text in the graph cannot close its script element', () => {
  const answer = '</script><script>alert(1)</script>\u2028'
  const json = scriptJson(pageGraph(absolute, { ...page, faqs: [{ question: 'How?', answer }] }))
  expect(json).not.toMatch(/[<\u2028]/)
  expect(nodeOf(JSON.parse(json) as Graph, 'FAQPage')).toHaveProperty(
    'mainEntity.0.acceptedAnswer.text',
    answer,
  )
})

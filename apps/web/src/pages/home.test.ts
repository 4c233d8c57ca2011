import { benefits, freeAudit, homeCta, homeFaqs, pricingTable, whyChooseUs } from '@beacon/content/home-story'
import { reviewWidget } from '@beacon/content/reviews'
import { serviceOf, services } from '@beacon/content/services'
import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { openPage, readGraph } from '../testing.ts'

let body: HTMLElement
let main: BoundFunctions<typeof queries>

beforeEach(async () => {
  body = await openPage('/')
  main = within(within(body).getByRole('main'))
})

const region = (name: string) => within(main.getByRole('region', { name }))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('HOME-1 the structured data has business, offer from 799 USD, first eight questions and breadcrumbs', () => {
  const graph = readGraph()
  const node = (type: string) => graph['@graph'].find((candidate) => candidate['@type'] === type)
  expect(node('LocalBusiness')).toMatchObject({
    '@id': expect.stringMatching(/\/#business$/),
    name: 'Beacon & Bay Digital',
    telephone: '+16315550142',
    address: { addressLocality: 'Bay Shore' },
    geo: { latitude: 40.7251, longitude: -73.2454 },
    areaServed: ['Nassau County', 'Suffolk County', 'Queens', 'Brooklyn'].map((name) => ({
      name: `${name}, New York`,
    })),
  })
  expect(node('Offer')).toMatchObject({ price: '799.00', priceCurrency: 'USD' })
  expect(node('Service')).toHaveProperty('serviceType')
  expect(homeFaqs.length).toBeGreaterThan(8)
  expect(node('FAQPage')?.mainEntity).toMatchObject(
    homeFaqs
      .slice(0, 8)
      .map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  )
  expect(node('BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://agency.example/' },
  ])
  expect(JSON.stringify(graph)).not.toContain('aggregateRating')
})

test('HOME-2 the page begins with the three slides and their buttons, before any script runs', () => {
  const hero = region('What we do')
  const buttons = hero.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  expect(hero.getAllByRole('group', { hidden: true })).toHaveLength(3)
  expect(buttons.filter((text) => text !== 'Free Consultation')).toEqual([
    'Get SEO Audit',
    'Explore AI Solutions',
    'View Portfolio',
  ])
})

test('HOME-4 the four figures are in the page', () => {
  expect(texts(main.getAllByRole('definition')).slice(0, 4)).toEqual(['500+', '95%', '300%', '24/7'])
})

test('HOME-5 a teaser links to the about page', () => {
  const link = region('A Bay Shore office, and the people who answer its phone.').getByRole('link')
  expect(link.getAttribute('href')).toBe('/about')
})

test('HOME-6 shows the first six services with the home list’s prices, each with Learn More to its page', () => {
  const list = region('Every trade, one crew.').getByRole('list')
  const shown = within(list)
    .getAllByRole('listitem')
    .map((item) => ({
      name: within(item).getByRole('heading').textContent,
      price: item.textContent?.match(/From \$[\d,]+(?:\/month)?/)?.[0],
      text: within(item).getByText('Learn More').firstChild?.textContent,
      to: within(item).getByRole('link').getAttribute('href'),
    }))
  expect(shown).toEqual(
    services.slice(0, 6).map(({ name, slug, homePrice }) => ({
      name,
      price: homePrice.display,
      text: 'Learn More',
      to: `/services/${slug}`,
    })),
  )
  expect(shown.at(-1)?.price).toBe('From $799/month')
})

test('HOME-7 shows three reasons', () => {
  const headings = region(whyChooseUs.title).getAllByRole('heading', { level: 3 })
  expect(texts(headings)).toEqual(['Proven Results', 'Local Expertise', 'Full-Service Agency'])
})

test('HOME-8 the four testimonials are in the page before any script runs', () => {
  expect(region('What clients say').getAllByRole('group', { hidden: true })).toHaveLength(4)
})

test('SITE-10 the number of reviews is beside the testimonials', () => {
  const reviews = main.getByRole('complementary', { name: 'Reviews' })
  expect(reviews.textContent).toContain(String(reviewWidget.count))
})

test('HOME-9 the call to action links to the contact page and the phone number', () => {
  const links = region(homeCta.title).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', 'tel:+16315550142'])
})

test('HOME-10 the free audit has a lead form', () => {
  const audit = region(freeAudit.title)
  audit.getByLabelText(/^Business type/)
  audit.getByRole('button', { name: freeAudit.submit })
})

test('HOME-11 shows a table of all seven prices', () => {
  const table = main.getByRole('table', { name: pricingTable.title })
  expect(texts(within(table).getAllByRole('columnheader'))).toEqual(pricingTable.columns)
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getAllByRole('cell').at(-1)?.textContent,
    ]),
  ).toEqual(
    pricingTable.rows.map(({ slug }) => [
      serviceOf(slug).name,
      serviceOf(slug).homePrice.display.replace('From ', ''),
    ]),
  )
  expect(rows).toHaveLength(7)
})

test('HOME-12 the questions with their answers can be opened without JavaScript', () => {
  const questions = region('Asked on the first call')
  expect(texts(questions.getAllByRole('heading', { level: 3 }))).toEqual(
    homeFaqs.map(({ question }) => question),
  )
  for (const { answer } of homeFaqs) questions.getByText(answer)
})

test('HOME-13 shows six benefits', () => {
  const items = region(benefits.title).getAllByRole('listitem')
  expect(texts(items)).toEqual(benefits.items.map(({ title, text }) => `${title}. ${text}`))
  expect(items).toHaveLength(6)
})

test('the service area chart’s shared shapes exist in the page', () => {
  const uses = [...body.querySelectorAll('.area-sheet use')]
  expect(uses.length).toBeGreaterThan(0)
  for (const use of uses) expect(body.querySelector(use.getAttribute('href') ?? '')).not.toBeNull()
})

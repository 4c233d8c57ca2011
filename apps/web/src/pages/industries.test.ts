import { barbershopPage } from '@beacon/content/industries/barbershop'
import {
  caseStudy,
  caseStudyMeta,
  caseStudyMilestones,
} from '@beacon/content/industries/barbershop-case-study'
import { restaurantPage } from '@beacon/content/industries/restaurant'
import {
  calculatorFaqs,
  calculatorMeta,
  calculatorResults,
} from '@beacon/content/industries/restaurant-calculator'
import { illustrativeLabel } from '@beacon/content/page'
import { postList } from '@beacon/content/post-list'
import { serviceOf } from '@beacon/content/services'
import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage, readGraph, readHead } from '../testing.ts'

const openMain = async (path: string) => within(within(await openPage(path)).getByRole('main'))

const nodeTypes = () => readGraph()['@graph'].map((node) => node['@type'])
const everyPage = ['LocalBusiness', 'WebSite', 'WebPage', 'BreadcrumbList']

const trades = [
  { path: '/restaurant-digital-marketing', page: restaurantPage, tool: '/restaurant-calculator' },
  { path: '/barbershop-digital-marketing', page: barbershopPage, tool: '/barbershop-case-study' },
]

describe.each(trades)('PAGE-7 $path', ({ path, page, tool }) => {
  test('PAGE-7 names the industry’s losses, a year, and a result marked as illustrative', async () => {
    const main = await openMain(path)
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe(page.title)
    for (const { text } of [...page.situation.points, ...page.year.seasons]) {
      expect(main.getByText(text)).toBeDefined()
    }
    const proof = within(main.getByRole('region', { name: page.proof.client }))
    expect(proof.getByText(illustrativeLabel)).toBeDefined()
    for (const { value } of page.proof.figures) expect(proof.getByText(value)).toBeDefined()
  })

  test('PAGE-7 every service of the industry links to its page and shows its price', async () => {
    const main = await openMain(path)
    const services = within(main.getByRole('region', { name: page.services.title }))
    const links = services.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      page.services.items.map(({ slug }) => `/services/${slug}`),
    )
    const text = main.getByRole('region', { name: page.services.title }).textContent
    for (const { slug } of page.services.items) expect(text).toContain(serviceOf(slug).homePrice.display)
  })

  test('PAGE-7 links to the tool, posts, consultation and contact page, and has a lead form', async () => {
    const main = await openMain(path)
    const to = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(to.filter((href) => href === tool)).toHaveLength(2)
    expect(to).toContain(`/booking?service=${page.consultation}`)
    expect(to).toContain('/contact')
    for (const slug of page.relatedPosts) {
      expect(main.getByRole('link', { name: postList[slug].title }).getAttribute('href')).toBe(
        `/blog/${slug}`,
      )
    }
    const inquiry = within(main.getByRole('region', { name: page.cta.title }))
    expect(inquiry.getByRole('textbox', { name: 'Business name' })).toBeDefined()
  })

  test('PAGE-7 answers the industry’s questions, in structured data, too', async () => {
    const main = await openMain(path)
    for (const { question, answer } of page.faqs) {
      expect(main.getByRole('heading', { name: question })).toBeDefined()
      expect(main.getByText(answer)).toBeDefined()
    }
    expect(nodeTypes()).toEqual([...everyPage, 'FAQPage'])
    expect(readGraph()['@graph'].at(-1)?.mainEntity).toMatchObject(
      page.faqs.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    )
    expect(readHead()).toMatchObject({ ...page.meta, canonical: `https://agency.example${path}` })
  })
})

test('PAGE-7 the drawings of the two industry pages differ', async () => {
  const drawings = []
  for (const { path } of trades) {
    const main = await openMain(path)
    drawings.push(main.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label')))
  }
  expect(new Set(drawings.flat()).size).toBe(drawings.flat().length)
})

test('PAGE-6 the server renders the defaults, all results with their formulas, and the chart', async () => {
  const main = await openMain('/restaurant-calculator')
  for (const { label, workedOut } of calculatorResults) {
    expect(main.getByText(label)).toBeDefined()
    expect(main.getByText(workedOut)).toBeDefined()
  }
  expect(main.getByRole('img', { name: /paid back in month 6/ })).toBeDefined()
  expect(main.getByText(new RegExp(illustrativeLabel))).toBeDefined()
  expect(nodeTypes()).toEqual([...everyPage, 'FAQPage'])
  expect(readGraph()['@graph'].at(-1)?.mainEntity).toHaveLength(calculatorFaqs.length)
})

test('PAGE-6 the server computes the figures of the address, without JavaScript', async () => {
  const main = await openMain('/restaurant-calculator?covers=500&guests=10')
  const form = main.getByRole<HTMLFormElement>('form', { name: 'Your figures' })
  expect(form.getAttribute('action')).toBe('/restaurant-calculator')
  expect(form.method).toBe('get')
  expect([...new FormData(form).entries()].map((entry) => entry.join('=')).join('&')).toBe(
    'covers=500&check=38&visits=3&margin=65&orders=70&order=42&commission=25&moved=30&budget=1999&guests=10',
  )
  expect(main.getByText('$988,000')).toBeDefined()
  expect(main.getByRole('img', { name: /not paid back within the year/ })).toBeDefined()
  expect(readHead()).toMatchObject({
    ...calculatorMeta,
    canonical: 'https://agency.example/restaurant-calculator',
  })
})

test('PAGE-8 the case study has its figures, what was done, and what did not work', async () => {
  const main = await openMain('/barbershop-case-study')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(caseStudy.title)
  expect(main.getByText(caseStudy.label)).toBeDefined()
  for (const { value } of caseStudy.figures) expect(main.getByText(value)).toBeDefined()
  for (const { text } of [...caseStudyMilestones, ...caseStudy.lessons.points, caseStudy.workedOut]) {
    expect(main.getByText(text)).toBeDefined()
  }
  expect(main.getAllByRole('img').length).toBeGreaterThan(4)
})

test('PAGE-8 the structured data is an Article by the agency', async () => {
  await openPage('/barbershop-case-study')
  expect(nodeTypes()).toEqual([...everyPage, 'Article'])
  expect(readGraph()['@graph'].at(-1)).toMatchObject({
    headline: caseStudy.title,
    author: { '@id': 'https://agency.example/#business' },
    mainEntityOfPage: { '@id': 'https://agency.example/barbershop-case-study#webpage' },
  })
  expect(readHead()).toMatchObject({ ...caseStudyMeta })
})

import { agency } from '@beacon/content/agency'
import { consultationOf } from '@beacon/content/booking-services'
import { postList } from '@beacon/content/post-list'
import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { servicePages } from '@beacon/content/service-pages/service-pages'
import { serviceOf } from '@beacon/content/services'
import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage, readGraph, readHead } from '../testing.ts'

const open = async ({ slug }: ServicePage) => within(await openPage(`/services/${slug}`))

const textOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ') ?? ''

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

describe.each(Object.values(servicePages))('PAGE-4 the page of $slug', (record) => {
  test('describes the service, what it includes and what it does not', async () => {
    const page = await open(record)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(record.title)
    const whatItIs = page.getByRole('region', { name: record.whatItIs.title })
    for (const paragraph of record.whatItIs.paragraphs) expect(textOf(whatItIs)).toContain(paragraph)
    const features = page.getByRole('region', { name: 'What you get' })
    for (const { title, text } of record.features) {
      expect(textOf(features)).toContain(title)
      expect(textOf(features)).toContain(text)
    }
    const not = within(page.getByRole('region', { name: 'Not included' }))
    expect(not.getAllByRole('listitem').map(textOf)).toEqual(record.notIncluded)
  })

  test('shows its timeline by week and month', async () => {
    const page = await open(record)
    const process = within(page.getByRole('region', { name: record.process.title }))
    const steps = process.getAllByRole('listitem').map(textOf)
    expect(steps).toEqual(record.process.steps.map(({ when, title, text }) => `${when}${title}${text}`))
  })

  test('shows the price, the reason for it, and how success is measured', async () => {
    const page = await open(record)
    const cost = page.getByRole('region', { name: record.cost.title })
    for (const reason of record.cost.why) expect(textOf(cost)).toContain(reason)
    for (const { name, price, forWhom, includes } of record.cost.plans) {
      const plan = within(cost).getByRole('heading', { level: 3, name }).closest('li') as HTMLElement
      for (const part of [price.display, forWhom, ...includes]) expect(textOf(plan)).toContain(part)
    }
    const success = page.getByRole('region', { name: 'How success is measured' })
    for (const { title, text } of record.success.measures) expect(textOf(success)).toContain(title + text)
  })

  test('shows an example with its figures, marked as illustrative', async () => {
    const page = await open(record)
    const proof = page.getByRole('region', { name: record.proof.client })
    expect(within(proof).getByText(record.proof.label)).toBeTruthy()
    for (const { value, label } of record.proof.figures) {
      expect(textOf(proof)).toContain(value)
      expect(textOf(proof)).toContain(label)
    }
  })

  test('answers five to eight questions that open without JavaScript', async () => {
    const page = await open(record)
    const questions = page.getByRole('region', { name: 'Asked before you sign' })
    const entries = [...questions.querySelectorAll('details')]
    expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual(
      record.faqs.map(({ question }) => question),
    )
    expect(entries.map((entry) => entry.querySelector('p')?.textContent)).toEqual(
      record.faqs.map(({ answer }) => answer),
    )
    expect(entries.length).toBeGreaterThanOrEqual(5)
    expect(entries.length).toBeLessThanOrEqual(8)
  })

  test('links to an inquiry, related services, two posts and the matching consultation', async () => {
    const page = await open(record)
    const { name: service } = serviceOf(record.slug)
    const inquiry = within(page.getByRole('region', { name: `Ask us about ${service}.` }))
    expect(inquiry.getByRole('textbox', { name: 'Email' })).toBeTruthy()
    expect(inquiry.getByRole('button', { name: 'Get an answer' })).toBeTruthy()
    expect(hrefs(inquiry.getAllByRole('link'))).toContain(agency.phones.office.href)
    const related = within(page.getByRole('region', { name: 'Goes well with it' }))
    expect(hrefs(related.getAllByRole('link'))).toEqual(
      record.relatedServices.map((slug) => `/services/${slug}`),
    )
    const posts = within(page.getByRole('region', { name: 'Read first, decide later' }))
    expect(hrefs(posts.getAllByRole('link'))).toEqual(record.relatedPosts.map((slug) => `/blog/${slug}`))
    expect(posts.getAllByRole('link').map(textOf)).toEqual(
      record.relatedPosts.map((slug) => postList[slug].title),
    )
    const { name } = consultationOf(record.consultation)
    const consultation = within(page.getByRole('region', { name }))
    expect(hrefs(consultation.getAllByRole('link'))).toEqual([`/booking?service=${record.consultation}`])
  })

  test('shows breadcrumbs, and has service, offers and questions in its structured data', async () => {
    const page = await open(record)
    const path = `https://agency.example/services/${record.slug}`
    const { name } = serviceOf(record.slug)
    const crumbs = within(page.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('listitem').map(textOf)).toEqual(['Home/', 'Services/', name])
    const graph = readGraph()['@graph']
    const of = (type: string) => graph.filter((node) => node['@type'] === type)
    expect(of('Service')).toMatchObject([
      { '@id': `${path}#service`, name, provider: { '@id': 'https://agency.example/#business' } },
    ])
    expect(of('Offer').map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
      record.cost.plans.map(({ price }) => [(price.cents / 100).toFixed(2), 'USD']),
    )
    expect(of('FAQPage')[0]?.mainEntity).toMatchObject(
      record.faqs.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    )
    expect(of('BreadcrumbList')[0]?.itemListElement).toHaveLength(3)
  })

  test('SITE-7 has its own title, description and canonical link', async () => {
    await open(record)
    expect(readHead()).toEqual({
      ...record.meta,
      canonical: `https://agency.example/services/${record.slug}`,
      shared: record.meta.title,
    })
  })
})

test('PAGE-4 the website page has the portfolio that the home page links to', async () => {
  const record = servicePages.website
  const page = await open(record)
  expect(page.getByRole('link', { name: 'See the portfolio' }).getAttribute('href')).toBe('#portfolio')
  const portfolio = page.getByRole('region', { name: record.portfolio?.title })
  expect(portfolio.id).toBe('portfolio')
  expect(within(portfolio).getByText(record.portfolio?.label ?? 'none')).toBeTruthy()
  expect(within(portfolio).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual(
    record.portfolio?.items.map(({ client }) => client),
  )
})

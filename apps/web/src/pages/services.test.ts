import { agency } from '@beacon/content/agency'
import { serviceOf, servicesPageOrder } from '@beacon/content/services'
import { servicesMeta } from '@beacon/content/services-page'
import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { openPage, readGraph, readHead } from '../testing.ts'

let page: BoundFunctions<typeof queries>

beforeEach(async () => {
  page = within(await openPage('/services'))
})

test('PAGE-3 lists seven services with the services page’s prices and links', () => {
  const list = page.getByRole('list', { name: 'Services and prices' })
  const rows = within(list)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li') as HTMLElement)
  const shown = rows.map((row) => ({
    to: within(row).getByRole('link').getAttribute('href'),
    name: within(row).getByRole('link').textContent,
    price: row.textContent?.match(/(?:From )?\$[\d,]+(?:\/month)?/)?.[0],
  }))
  expect(shown).toEqual(
    servicesPageOrder.map(serviceOf).map(({ slug, name, servicesPagePrice }) => ({
      to: `/services/${slug}`,
      name,
      price: servicesPagePrice.display,
    })),
  )
  expect(shown.map(({ price }) => price)).toEqual([
    '$999/month',
    '$799/month',
    'From $2,499',
    'From $5,999',
    'From $149/month',
    'From $299/month',
    'From $19/month',
  ])
})

test('PAGE-3 the page says why SEO and PPC cost more here than on the home page', () => {
  expect(page.getAllByText('The plan most clients choose')).toHaveLength(2)
  for (const slug of ['seo', 'ppc'] as const) {
    expect(page.getByText(serviceOf(slug).priceReason ?? 'no reason')).toBeTruthy()
  }
  expect(page.queryByText(/the services page/)).toBeNull()
})

test('PAGE-3 an undecided visitor can book, write or call', () => {
  const ask = within(page.getByRole('region', { name: 'Not sure which one first?' }))
  expect(ask.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/booking',
    '/contact',
    agency.phones.office.href,
  ])
  expect(ask.getByText(agency.phones.office.display)).toBeTruthy()
})

test('SITE-7 the page has its own title, description and canonical link', () => {
  expect(readHead()).toEqual({
    title: servicesMeta.title,
    description: servicesMeta.description,
    canonical: 'https://agency.example/services',
    shared: servicesMeta.title,
  })
  expect(readGraph()['@graph'].map((node) => node['@type'])).toContain('BreadcrumbList')
})

import { agency } from '@beacon/content/agency'
import { commerce } from '@beacon/content/commerce'
import { accessibilityStatement } from '@beacon/content/legal/accessibility'
import { privacyPolicy } from '@beacon/content/legal/privacy'
import { termsOfService } from '@beacon/content/legal/terms'
import { noWrap } from '@beacon/rules/no-wrap'
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage, readHead } from '../testing.ts'

const pages = [
  { path: '/privacy-policy', record: privacyPolicy },
  { path: '/terms-of-service', record: termsOfService },
  { path: '/accessibility', record: accessibilityStatement },
]

const openMain = async (path: string) => within(await openPage(path)).getByRole('main')

/** The figures in the terms, as worded on the page. */
const figures = [
  ['monthly services are billed in advance on the 1st', 'Monthly services are billed in advance on the 1st'],
  ['project work needs a 50% deposit', 'Project work needs a 50% deposit'],
  ['ad spend is due within 15 days', 'it is due within 15 days of the invoice'],
  ['the late fee is 1.5% per month', 'a late fee of 1.5% per month'],
  ['services are suspended at 30+ days past due', '30 or more days past due'],
  ['30 days written notice ends monthly services', 'end monthly services with 30 days written notice'],
  ['price changes come with 60 days notice', '60 days notice of price changes'],
  ['liability is capped at the prior 12 months', 'capped at the amounts you paid us in the prior 12 months'],
  ['claims must be filed within 1 year', 'A claim must be filed within 1 year'],
  ['one state’s law governs', 'The law of the State of New York governs'],
  ['one county is the venue', 'courts of Suffolk County, New York'],
  ['mediation comes before proceedings', 'mediation in Suffolk County is required before any proceedings'],
] as const

test.each(figures)('SITE-12 the terms say that %s', async (_, words) => {
  expect((await openMain('/terms-of-service')).textContent).toContain(words)
})

test.each(['/privacy-policy', '/terms-of-service'])(
  'SITE-12 %s has its date and the minimum age',
  async (path) => {
    const main = await openMain(path)
    expect(within(main).getByText('Last Updated: January 1, 2024')).toBeTruthy()
    expect(main.textContent).toContain('at least 18 years old')
  },
)

test('SITE-12 the terms end with city, e-mail address and phone number, each on one line', async () => {
  const contact = within(await openMain('/terms-of-service')).getByRole('region', { name: '17. Contact' })
  const { address, email, phones } = agency
  for (const part of [`${address.city}, ${address.region}`, email, noWrap(phones.office.display)]) {
    expect(contact.textContent).toContain(part)
  }
})

test.each(pages)('$path lists its sections beside the text, each with a link', async ({ path, record }) => {
  const main = await openMain(path)
  const contents = within(within(main).getByRole('navigation', { name: 'On this page' }))
  const targets = contents.getAllByRole('link').map((link) => ({
    title: link.textContent,
    heading: document.querySelector(link.getAttribute('href') ?? '')?.textContent,
  }))
  expect(targets).toEqual(record.sections.map(({ title }) => ({ title, heading: title })))
})

test.each(pages)(
  'SITE-7 $path has its own title, description and canonical link',
  async ({ path, record }) => {
    await openMain(path)
    expect(readHead()).toEqual({
      ...record.meta,
      canonical: `https://agency.example${path}`,
      shared: record.meta.title,
    })
  },
)

test('the accessibility statement says how long a payment may take, and what is kept if it takes longer', async () => {
  const main = within(await openMain('/accessibility'))
  expect(main.getByText(new RegExp(`kept for you for ${commerce.holdMinutes} minutes`))).toBeTruthy()
  expect(
    main.getByText(/Your name, contact details and address are still there.+“Hold it again”/),
  ).toBeTruthy()
})

test('the accessibility statement says whom to contact', async () => {
  const main = within(await openMain('/accessibility'))
  expect(main.getByRole('link', { name: agency.email }).getAttribute('href')).toBe(`mailto:${agency.email}`)
  expect(main.getByRole('link', { name: agency.phones.office.display })).toBeTruthy()
})

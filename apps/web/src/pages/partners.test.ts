import { partnerBenefits, partnersMeta } from '@beacon/content/partners'
import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { openPage, readHead } from '../testing.ts'

let main: BoundFunctions<typeof queries>

beforeEach(async () => {
  main = within(within(await openPage('/partners')).getByRole('main'))
})

test('PAGE-5 the hero says Join Our Partner Network', () => {
  expect(main.getByRole('heading', { level: 1, name: 'Join Our Partner Network' })).toBeTruthy()
})

test('PAGE-5 all four links go to the contact page', () => {
  const texts = ['Become a Partner', 'Contact Sales', 'Contact Sales Team', 'Get Started']
  for (const text of texts) {
    const links = main.getAllByText(text, { selector: 'a' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/contact'))
  }
})

test('PAGE-5 shows five figures', () => {
  const figures = main.getByRole('region', { name: 'In figures' })
  const values = within(figures)
    .getAllByRole('definition')
    .map((value) => value.textContent)
  expect(values).toEqual(['500+', '50+', '200+', '95%', '24/7'])
  const names = within(figures)
    .getAllByRole('term')
    .map((name) => name.textContent?.toLowerCase())
  expect(names).toEqual(['resources', 'scripts', 'partners', 'satisfaction', 'access'])
})

test('PAGE-5 shows four benefit blocks', () => {
  const benefits = within(main.getByRole('region', { name: partnerBenefits.title }))
  expect(benefits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    partnerBenefits.items.map(({ title }) => title),
  )
  expect(partnerBenefits.items).toHaveLength(4)
})

test('PAGE-5 shows three tiers with their prices, with Premium as the most popular', () => {
  const tiers = within(main.getByRole('region', { name: 'Three ways in' }))
  const shown = tiers.getAllByRole('heading', { level: 3 }).map((heading) => {
    const tier = heading.closest('li') as HTMLElement
    return {
      name: heading.textContent,
      price: tier.textContent?.match(/(?:from )?\$[\d,]+\/month/)?.[0],
      popular: within(tier).queryByText('Most popular') !== null,
    }
  })
  expect(shown).toEqual([
    { name: 'Basic', price: 'from $299/month', popular: false },
    { name: 'Premium', price: '$599/month', popular: true },
    { name: 'Enterprise', price: '$1,299/month', popular: false },
  ])
})

test('SITE-7 the page has its own title, description and canonical link', () => {
  expect(readHead()).toEqual({
    ...partnersMeta,
    canonical: 'https://agency.example/partners',
    shared: partnersMeta.title,
  })
})

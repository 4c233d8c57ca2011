import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../testing.ts'

const openHome = async () => within(within(await openPage('/')).getByRole('main'))

test('HOME-2 the words of all three slides are in the page before any script', async () => {
  const main = await openHome()
  const actions = ['Get SEO Audit', 'Explore AI Solutions', 'View Portfolio']
  for (const action of actions) expect(main.getByText(action, { selector: 'a' })).toBeTruthy()
})

test('HOME-5 a teaser leads to the about page', async () => {
  const main = await openHome()
  const teaser = main.getByRole('region', { name: /Bay Shore office/ })
  expect(within(teaser).getByRole('link').getAttribute('href')).toBe('/about')
})

test('HOME-9 the page ends with a call to action to the contact page and a phone link', async () => {
  const main = await openHome()
  const call = within(main.getByRole('region', { name: 'Thirty minutes, no slides.' }))
  const addresses = call.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/contact', 'tel:+16315550142'])
})

test('the page has one first heading, which says who we are and where', async () => {
  const main = await openHome()
  expect(main.getByRole('heading', { level: 1 }).textContent).toMatch(/agency in Bay Shore, Long Island/)
})

import { afterEach, expect, it } from 'vitest'
import { readAttribution, rememberArrival } from './attribution.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
})

it('keeps the first page and the campaign of a tab across navigation', () => {
  history.replaceState(null, '', '/services/seo?utm_source=letter&utm_campaign=spring%20tide&page=2')
  rememberArrival()
  history.replaceState(null, '', '/contact?utm_source=other')
  rememberArrival()
  expect(readAttribution()).toEqual({
    landingPage: '/services/seo',
    referrer: '',
    campaign: 'utm_source=letter&utm_campaign=spring+tide',
  })
})

it('stays within the contract’s limits', () => {
  history.replaceState(null, '', `/contact?utm_source=${'x'.repeat(2000)}`)
  rememberArrival()
  expect(readAttribution().campaign).toHaveLength(500)
})

it('falls back to the current page if nothing is stored', () => {
  history.replaceState(null, '', '/contact')
  expect(readAttribution().landingPage).toBe('/contact')
})

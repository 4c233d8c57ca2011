import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { createInstallation } from './installation.ts'

const cards = {
  DEMO: 'false',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const policyOf = (path: string, settings: Record<string, string>) =>
  createInstallation(parseConfig(settings)).headersOf(path, { scripts: [], styles: [] })[
    'Content-Security-Policy'
  ] ?? ''

test('the card provider is let in where somebody pays, and nowhere else', () => {
  for (const path of ['/checkout', '/store/checkout', '/booking']) {
    const policy = policyOf(path, cards)
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain('https://hooks.stripe.com')
  }
  for (const path of ['/', '/store', '/cart', '/admin/orders', '/booking/manage', '/orders/1'])
    expect(policyOf(path, cards)).not.toContain('stripe')
})

test('D24: the owner’s tags are let in where they are set, and never where somebody pays, books, works or has come by a secret link', () => {
  const tags = { TAG_MANAGER_ID: 'GTM-ABC1234' }
  for (const path of ['/', '/services/seo', '/store/product/mug', '/contact'])
    expect([policyOf(path, tags), policyOf(path, {})], path).toEqual([
      expect.stringContaining('https://www.googletagmanager.com'),
      expect.not.stringContaining('googletagmanager'),
    ])
  const personal = [
    '/booking/manage',
    '/orders/1',
    '/thank-you',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ]
  for (const path of ['/checkout', '/booking', '/admin/leads', ...personal])
    expect(policyOf(path, tags), path).not.toContain('googletagmanager')
})

test('no page tells the next one, where a tag may run, the secret of its address', () => {
  const installation = createInstallation(parseConfig({ TAG_MANAGER_ID: 'GTM-ABC1234' }))
  for (const path of ['/orders/1', '/thank-you', '/booking/manage', '/'])
    expect(installation.headersOf(path, { scripts: [], styles: [] })['Referrer-Policy']).toBe('strict-origin')
})

test('the demo’s card form needs nobody but us', () => {
  const policy = policyOf('/checkout', {})
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toContain('stripe')
})

test('the document says where real cards are taken, so that links to pay enter a page by a full load', () => {
  const documentOf = (settings: Record<string, string>) =>
    createInstallation(parseConfig(settings)).finish('<html data-demo="off">')
  expect(documentOf(cards)).toContain('data-cards="live"')
  expect(documentOf({})).not.toContain('data-cards')
})

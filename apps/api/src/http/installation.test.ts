import { PUBLIC_URL_PLACEHOLDER } from '@beacon/contract/public-url'
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

test('the content security policy allows the card provider only on pages with a payment', () => {
  for (const path of ['/checkout', '/store/checkout', '/booking']) {
    const policy = policyOf(path, cards)
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain('https://hooks.stripe.com')
  }
  for (const path of ['/', '/store', '/cart', '/admin/orders', '/booking/manage', '/orders/1'])
    expect(policyOf(path, cards)).not.toContain('stripe')
})

test('D24: the policy allows the owner’s tags if set, but not on payment, booking, admin and private pages', () => {
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

test('the owner’s map may be framed wherever a link leads to the contact page, and on no private page', () => {
  const map = { MAP_EMBED_URL: 'https://maps.example/embed' }
  for (const path of ['/', '/contact', '/about'])
    expect(policyOf(path, map), path).toContain('frame-src https://maps.example')
  for (const path of ['/checkout', '/booking', '/orders/1'])
    expect(policyOf(path, map), path).not.toContain('maps.example')
  expect(policyOf('/', {})).not.toContain('frame-src')
})

test('Referrer-Policy keeps the token in a private page’s URL from the next page', () => {
  const installation = createInstallation(parseConfig({ TAG_MANAGER_ID: 'GTM-ABC1234' }))
  for (const path of ['/orders/1', '/thank-you', '/booking/manage', '/'])
    expect(installation.headersOf(path, { scripts: [], styles: [] })['Referrer-Policy']).toBe('strict-origin')
})

test('in demo mode the checkout’s policy allows no origin but ours', () => {
  const policy = policyOf('/checkout', {})
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toContain('stripe')
})

test('the public address takes the place of the one that the page was built with', () => {
  const installation = createInstallation(parseConfig({ PUBLIC_URL: 'https://www.agency.example' }))
  const page = `<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}/about"><a href="${PUBLIC_URL_PLACEHOLDER}/">`
  expect(installation.finish(page)).toBe(
    '<link rel="canonical" href="https://www.agency.example/about"><a href="https://www.agency.example/">',
  )
})

test('the document is marked when real cards are accepted, so that links to pay load the page in full', () => {
  const documentOf = (settings: Record<string, string>) =>
    createInstallation(parseConfig(settings)).finish('<html data-demo="off">')
  expect(documentOf(cards)).toContain('data-cards="live"')
  expect(documentOf({})).not.toContain('data-cards')
})

test('the document is marked when no cards are accepted, so that the checkout says so at its beginning', () => {
  const finish = (settings: Record<string, string>) =>
    createInstallation(parseConfig(settings)).finish('<html data-demo="off">')
  expect(finish({ DEMO: 'false' })).toContain('data-cards="off"')
  expect(finish(cards)).not.toContain('data-cards="off"')
})

test('the document of a demo is marked when it sends real mail, so that its banner does not say otherwise', () => {
  const finish = (settings: Record<string, string>) =>
    createInstallation(parseConfig(settings)).finish('<html data-demo="off">')
  expect(finish({})).not.toContain('data-mail')
  expect(finish({ SMTP_URL: 'smtp://127.0.0.1:2525' })).toContain('data-mail="live"')
})

test('SITE-11 SITE-10 PAGE-2: the document names the owner’s public identifiers, and none that is not set', () => {
  const documentOf = (settings: Record<string, string>) =>
    createInstallation(parseConfig(settings)).finish('<html data-demo="off">')
  const set = {
    TAG_MANAGER_ID: 'GTM-ABC1234',
    AD_CLIENT_ID: 'ca-pub-1234567890123456',
    REVIEWS_URL: 'https://reviews.example/us',
    MAP_EMBED_URL: 'https://maps.example/embed',
  }
  const names = ['data-tag-manager', 'data-ad-client', 'data-reviews-url', 'data-map-embed']
  const values = Object.values(set)
  for (const [index, name] of names.entries()) {
    expect(documentOf(set)).toContain(`${name}="${values[index]}"`)
    expect(documentOf({})).not.toContain(name)
  }
})

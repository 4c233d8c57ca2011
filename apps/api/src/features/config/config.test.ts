import { readConfig } from '@beacon/contract/config'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/start-app.ts'

const secrets = {
  STRIPE_SECRET_KEY: 'sk_secret_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_public_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret_2',
  PRINTIFY_API_TOKEN: 'secret_3',
  PRINTIFY_SHOP_ID: '4444444444',
  PRINTIFY_WEBHOOK_SECRET: 'secret_5',
  CHAT_API_URL: 'https://secret-6.example/v1',
  CHAT_API_KEY: 'secret_7',
  CHAT_MODEL: 'secret_8',
  SESSION_SECRET: 'secret_9_'.repeat(5),
  TAG_MANAGER_ID: 'GTM-PUBLIC',
  AD_CLIENT_ID: 'ca-pub-1',
  REVIEWS_URL: 'https://reviews.example/beacon',
}

test('the public configuration has the agency, the publishable key, the integrations and the tracking ids', async () => {
  const app = await startTestApp({ settings: secrets })
  expect(await app.visitor.ask(readConfig)).toMatchObject({
    agency: { name: expect.any(String), phones: expect.arrayContaining([expect.stringContaining('555-01')]) },
    stripe: { publishableKey: 'pk_public_1', mode: 'live' },
    integrations: { payments: 'on', fulfilment: 'on', notes: 'on', mail: 'on', chat: 'on' },
    tagManagerId: 'GTM-PUBLIC',
    adClientId: 'ca-pub-1',
    reviewsUrl: 'https://reviews.example/beacon',
  })
})

test('the public configuration contains no secrets', async () => {
  const app = await startTestApp({ settings: secrets })
  const text = JSON.stringify((await app.visitor.call(readConfig)).body)
  expect(text).not.toMatch(/secret|beacon\.test|ntn_/)
})

test('without provider keys, payments, notes and mail are in demo mode', async () => {
  const app = await startTestApp({ demo: true })
  expect(await app.visitor.ask(readConfig)).toMatchObject({
    stripe: { publishableKey: expect.stringMatching(/^pk_test_/), mode: 'demo' },
    integrations: { payments: 'demo', notes: 'demo', mail: 'demo' },
    demo: true,
    tagManagerId: null,
  })
})

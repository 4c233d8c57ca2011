import { listAudit } from '@beacon/contract/audit'
import { createPaymentIntent } from '@beacon/contract/payments'
import {
  changePromoCode,
  createPromoCode,
  listPromoCodes,
  lookUpPromoCode,
} from '@beacon/contract/promo-codes'
import { expect, test } from 'vitest'
import { checkout, makePromoCode, NOTEBOOK, orderOf } from '../../../test/orders.ts'
import { MINUTE, SECOND, startTestApp, type TestApp } from '../../../test/start-app.ts'

const lookUp = (app: TestApp, promoCode: string) => app.visitor.call(lookUpPromoCode, { body: { promoCode } })

async function change(app: TestApp, code: string, isEnded: boolean) {
  // The audit log is sorted by time, so each change gets a time of its own.
  app.advance(SECOND)
  return (await app.admin()).call(changePromoCode, { params: { code }, body: { isEnded } })
}

test('promo codes are listed newest first, with their limits', async () => {
  const app = await startTestApp()
  await makePromoCode(app, 'FIRST', { mostUses: 3 })
  app.advance(MINUTE)
  const limits = {
    kind: 'amount',
    value: 500,
    minimum: 2000,
    firstDay: '2026-12-01',
    lastDay: '2026-12-24',
  }
  const { promoCode } = await makePromoCode(app, 'xmas-5', limits)
  const admin = await app.admin()
  expect(promoCode).toEqual({
    code: 'XMAS-5',
    ...limits,
    mostUses: null,
    uses: 0,
    state: 'upcoming',
    createdAt: app.now().toISOString(),
  })
  const { promoCodes } = await admin.ask(listPromoCodes, { query: {} })
  expect(promoCodes.map(({ code }) => code)).toEqual(['XMAS-5', 'FIRST'])
})

test('codes are listed page by page, each once, even if created at the same instant', async () => {
  const app = await startTestApp()
  for (let number = 100; number < 155; number += 1) {
    if (number % 10 === 0) app.advance(SECOND)
    await makePromoCode(app, `CODE-${number}`)
  }
  const admin = await app.admin()
  const first = await admin.ask(listPromoCodes, { query: {} })
  expect(first.promoCodes).toHaveLength(50)
  const second = await admin.ask(listPromoCodes, { query: { after: first.next ?? '' } })
  expect(second.next).toBeNull()
  const codes = [...first.promoCodes, ...second.promoCodes].map(({ code }) => code)
  expect([new Set(codes).size, codes[0], codes.at(-1)]).toEqual([55, 'CODE-150', 'CODE-109'])
})

test('creating a code again with the same key returns the first answer; with another key it is rejected', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const body = { code: 'SPRING10', kind: 'percent', value: 10 } as const
  const make = (idempotencyKey: string) => admin.call(createPromoCode, { body, idempotencyKey })
  const first = await make('first')
  expect(first.status).toBe(201)
  expect(await make('first')).toMatchObject({ status: 201, body: first.body })
  expect(await make('second')).toMatchObject({
    status: 400,
    body: { fields: { code: expect.stringContaining('There is a code SPRING10 already.') } },
  })
})

test('a code is ended and reactivated, and the audit log has both', async () => {
  const app = await startTestApp()
  await makePromoCode(app, 'SPRING10')
  const { orderId = '', orderToken = '' } = await app.visitor.ask(createPaymentIntent, {
    body: checkout(NOTEBOOK, { promoCode: 'SPRING10' }),
    idempotencyKey: crypto.randomUUID(),
  })
  expect((await change(app, 'SPRING10', true)).body).toMatchObject({
    promoCode: { state: 'ended', uses: 1 },
  })
  const endedAt = app.now().toISOString()
  await change(app, 'SPRING10', true)
  expect(await app.rows('select ended_at from promo_code where ended_at is not null')).toEqual([
    { ended_at: endedAt },
  ])
  expect((await lookUp(app, 'SPRING10')).status).toBe(400)
  expect(await orderOf(app, { orderId, token: orderToken }), 'the order keeps its discount').toMatchObject({
    discount: 160,
  })
  expect((await change(app, 'spring10', false)).body).toMatchObject({ promoCode: { state: 'active' } })
  expect((await lookUp(app, 'SPRING10')).status).toBe(200)
  expect((await change(app, 'NOTHING', true)).status).toBe(404)
  const { entries } = await (await app.admin()).ask(listAudit, { query: { act: 'promo-code' } })
  expect(entries.map(({ act, line, outcome }) => [act, line, outcome])).toEqual([
    ['promo-code.change', 'NOTHING, ended', 'refused'],
    ['promo-code.change', 'SPRING10, reactivated', 'done'],
    ['promo-code.change', 'SPRING10, ended', 'done'],
    ['promo-code.change', 'SPRING10, ended', 'done'],
    ['promo-code.create', 'SPRING10', 'done'],
  ])
})

test.each([
  [{ code: 'ab' }, 'code', 'A promo code has 3 to 20 letters, digits and dashes'],
  [{ value: 91 }, 'value', 'Please enter 1 to 90 percent'],
  [{ value: 0 }, 'value', 'Please enter 1 to 90 percent'],
  [{ kind: 'amount', value: 0 }, 'value', 'Please enter an amount between $0.01 and $10,000, such as 12.50'],
  [{ firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'lastDay', 'The last day comes before the first one'],
  [{ lastDay: '2026-11-19' }, 'lastDay', 'This day is in the past'],
  [{ mostUses: 0 }, 'mostUses', 'It can be used at least once'],
  [
    { code: 'spring10' },
    'code',
    'There is a code SPRING10 already. A code’s discount cannot change: please choose another name.',
  ],
])('rejects a code with %j', async (wrong, field, sentence) => {
  const app = await startTestApp()
  await makePromoCode(app, 'SPRING10')
  const body = { code: 'OTHER', kind: 'percent', value: 10, ...wrong }
  expect(await (await app.admin()).call(createPromoCode, { body, idempotencyKey: 'another' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: sentence } },
  })
})

const TYPO = 1_000_001

test.each([
  [
    { kind: 'amount', value: TYPO },
    'value',
    'Please enter an amount between $0.01 and $10,000, such as 12.50',
  ],
  [{ minimum: TYPO }, 'minimum', 'Please enter at most $10,000'],
])('more than ten thousand dollars is taken for a typo: %j', async (wrong, field, sentence) => {
  const app = await startTestApp()
  const make = async (code: string, more: object) =>
    (await app.admin()).call(createPromoCode, { body: { code, kind: 'percent', value: 10, ...more } })
  expect(await make('TYPO', wrong)).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } })
  expect(await make('LARGEST', { ...wrong, [field]: TYPO - 1 })).toMatchObject({ status: 201 })
})

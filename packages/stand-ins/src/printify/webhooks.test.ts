import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../sockets.ts'
import { expectShape, order, startForTest } from './testing.ts'
import { signatureOf } from './webhooks.ts'

const SECRET = 'whsec'

/** A shop's server that receives webhooks, and fails the first `failures` times. */
async function startListener(failures = 0) {
  const taken: { signature: string | string[] | undefined; body: string }[] = []
  let left = failures
  const server = createServer(async (request, response) => {
    taken.push({ signature: request.headers['x-pfy-signature'], body: await text(request) })
    response.writeHead(left-- > 0 ? 500 : 200).end()
  })
  const port = await listen(server)
  onTestFinished(() => void server.close())
  return { taken, url: `http://127.0.0.1:${port}/hook` }
}

async function startWithOrder(failures?: number) {
  const shop = await startForTest()
  const listener = await startListener(failures)
  shop.printify.listen(listener.url, SECRET, ['order:updated', 'order:shipment:created'])
  const { body } = await shop.call('POST {shop}/orders.json', { body: order })
  return { ...shop, ...listener, orderId: body.id }
}

test('an event matches the provider’s description and is signed over its body', async () => {
  const { printify, taken, orderId } = await startWithOrder()
  const shipment = { carrier: 'USPS', number: '9400', url: 'https://track.example/9400' }
  await printify.moveOrder(orderId, 'fulfilled', shipment)
  const events = taken.map(({ body }) => JSON.parse(body))
  expect(events.map(({ type }) => type)).toEqual(['order:updated', 'order:shipment:created'])
  for (const event of printify.events()) expectShape('Event', event)
  expect(taken[0]?.signature).toBe(signatureOf(taken[0]?.body ?? '', SECRET))
  expect(events[1].resource.data.carrier).toMatchObject({ tracking_number: '9400' })
})

test('a failing listener is retried three times, then not for an hour', async () => {
  const { printify, taken, orderId } = await startWithOrder(4)
  await printify.moveOrder(orderId, 'in-production')
  expect(taken).toHaveLength(4)
  await printify.moveOrder(orderId, 'partially-fulfilled')
  expect(taken).toHaveLength(4)
})

test('an event can be redelivered, also after a later one', async () => {
  const { printify, taken, orderId } = await startWithOrder()
  await printify.moveOrder(orderId, 'in-production')
  await printify.moveOrder(orderId, 'fulfilled')
  const first = printify.events().find(({ type }) => type === 'order:updated')
  if (first) await printify.deliverAgain(first)
  expect(taken.map(({ body }) => JSON.parse(body).resource.data.status)).toEqual([
    'in-production',
    'fulfilled',
    'in-production',
  ])
})

test('webhooks are created, listed and deleted through the API', async () => {
  const { call, expectAnswer } = await startForTest()
  const body = { topic: 'order:updated', url: 'http://127.0.0.1:9/hook', secret: SECRET }
  const webhook = await expectAnswer('Webhook', 'POST {shop}/webhooks.json', { body })
  expect((await call('GET {shop}/webhooks.json')).body).toEqual([webhook])
  expect((await call(`DELETE {shop}/webhooks/${webhook.id}.json`)).status).toBe(400)
  await call(`DELETE {shop}/webhooks/${webhook.id}.json?host=127.0.0.1:9`)
  expect((await call('GET {shop}/webhooks.json')).body).toEqual([])
})

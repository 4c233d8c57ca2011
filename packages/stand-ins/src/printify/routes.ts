import type { Answer, Call } from '../http-server.ts'
import { errorAnswer, invalid, notFound, PrintifyError } from './errors.ts'
import { readAddress, readLines, readOrder } from './order-requests.ts'
import type { Order } from './orders.ts'
import { orderObject, shippingPrices } from './orders.ts'
import { pageOf } from './pages.ts'
import { productObject } from './products.ts'
import type { PrintifyShop } from './shop.ts'

const PRODUCT_PAGES = { standard: 10, most: 100 }
const ORDER_PAGES = { standard: 10, most: 10 }

type Json = Record<string, unknown>
type Request = { shop: PrintifyShop; id: string; query: URLSearchParams; body: Json }
type Handler = (request: Request) => unknown
type Options = { shops: readonly PrintifyShop[]; token: string; url: () => string }

/** Answers a call as api.printify.com does: agent, token, address, shop, JSON, then the work. */
export function createRoutes({ shops, token, url }: Options): (call: Call) => Answer {
  const routes = createHandlers(url)

  function answer({ method, path, headers, query, body }: Call): unknown {
    checkCaller(headers, token)
    if (method === 'GET' && path === '/v1/shops.json')
      return shops.map(({ id, title }) => ({ id, title, sales_channel: 'custom_integration' }))
    for (const [route, handle] of Object.entries(routes)) {
      const [verb, template = ''] = route.split(' ')
      const found = method === verb && match(path, template)
      if (!found) continue
      const shop = shops.find(({ id }) => String(id) === found.shop)
      if (!shop) throw notFound()
      return handle({ shop, id: found.id ?? '', query, body: readBody(headers['content-type'], body) })
    }
    throw notFound()
  }

  return (call) => {
    try {
      return { status: 200, body: answer(call) }
    } catch (error) {
      if (error instanceof PrintifyError) return errorAnswer(error)
      throw error
    }
  }
}

function checkCaller(headers: Call['headers'], token: string): void {
  if (!headers['user-agent']) throw new PrintifyError(403, 'The User-Agent header is required.')
  if (headers.authorization !== `Bearer ${token}`) throw new PrintifyError(401, 'Unauthenticated.')
}

function createHandlers(url: () => string): Record<string, Handler> {
  const shown = (shop: PrintifyShop) => ({ id: shop.id, url: url(), since: shop.since })
  return {
    'GET /v1/shops/:shop/products.json': ({ shop, query }) => {
      const page = pageOf(shop.products(), query, PRODUCT_PAGES)
      return { ...page, data: page.data.map((seed) => productObject(seed, shown(shop))) }
    },
    'GET /v1/shops/:shop/products/:id.json': ({ shop, id }) => {
      const seed = shop.products().find((product) => product.id === id)
      if (!seed) throw notFound()
      return productObject(seed, shown(shop))
    },
    'POST /v1/shops/:shop/products/:id/publish.json': ({ shop, id }) => {
      shop.lock(id)
      return {}
    },
    'POST /v1/shops/:shop/products/:id/publishing_succeeded.json': ({ shop, id, body }) => {
      const { id: theirs, handle } = (body.external ?? {}) as Json
      if (typeof theirs !== 'string' || typeof handle !== 'string')
        throw invalid('external', 'The external field is required.')
      shop.unlock(id, { id: theirs, handle })
      return {}
    },
    'POST /v1/shops/:shop/orders.json': ({ shop, body }) => {
      const order = shop.orders.create(readOrder(body, shop.products()))
      shop.tell('order:created', order)
      return { id: order.id }
    },
    'GET /v1/shops/:shop/orders.json': ({ shop, query }) => {
      const status = query.get('status')
      const newestFirst = shop.orders.all.toReversed().filter((order) => !status || order.status === status)
      const page = pageOf(newestFirst, query, ORDER_PAGES)
      return { ...page, data: page.data.map(orderObject) }
    },
    'GET /v1/shops/:shop/orders/:id.json': (request) => orderObject(orderOf(request)),
    'POST /v1/shops/:shop/orders/shipping.json': ({ shop, body }) => {
      readAddress(body.address_to)
      return shippingPrices(readLines(body.line_items, shop.products()))
    },
    'POST /v1/shops/:shop/orders/:id/send_to_production.json': (request) => {
      const order = orderOf(request)
      request.shop.orders.sendToProduction(order)
      request.shop.tell('order:sent-to-production', order)
      return orderObject(order)
    },
    'POST /v1/shops/:shop/orders/:id/cancel.json': (request) => {
      const order = orderOf(request)
      request.shop.orders.cancel(order)
      request.shop.tell('order:updated', order)
      return orderObject(order)
    },
    'GET /v1/shops/:shop/webhooks.json': ({ shop }) => shop.webhooks.list(),
    'POST /v1/shops/:shop/webhooks.json': ({ shop, body }) => shop.webhooks.add(body),
    'DELETE /v1/shops/:shop/webhooks/:id.json': ({ shop, id, query }) =>
      shop.webhooks.remove(id, query.get('host')),
  }
}

function orderOf({ shop, id }: Request): Order {
  const order = shop.orders.find(id)
  if (!order) throw notFound()
  return order
}

function match(path: string, template: string): Record<string, string> | undefined {
  const pattern = template.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/.]+)')
  return new RegExp(`^${pattern}$`).exec(path)?.groups
}

function readBody(type: string | undefined, body: string): Json {
  if (body === '') return {}
  if (!type?.startsWith('application/json'))
    throw invalid('body', 'The content type must be application/json.')
  try {
    return JSON.parse(body) as Json
  } catch {
    throw invalid('body', 'The body is not JSON.')
  }
}

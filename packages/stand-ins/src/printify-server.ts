import { createFaultSwitch, type FaultSwitch } from './faults.ts'
import { type Answer, type Call, type LoggedCall, startHttpServer } from './http-server.ts'
import { openMemory } from './memory.ts'
import { failureAnswer } from './printify/errors.ts'
import { type Order, type OrderStatus, orderObject, type Shipment } from './printify/orders.ts'
import type { ProductSeed } from './printify/products.ts'
import { createRoutes } from './printify/routes.ts'
import { createShop } from './printify/shop.ts'
import type { Event } from './printify/webhooks.ts'

export type { ProductSeed } from './printify/products.ts'

const TOKEN = 'printify_stand_in'
const SHOP_ID = 555001
const OTHER_SHOP_ID = 555002

/** A file that the server hands out beside its API, as the provider's picture host does. */
export type ServedFile = { type: string; bytes: Uint8Array }

export type PrintifyServer = {
  /** The API's address, without `/v1`. */
  url: string
  token: string
  shopId: string
  faults: FaultSwitch
  /** The last 10,000 calls, oldest first, also those that a fault struck. */
  calls: LoggedCall[]
  /** Orders as the API shows them, oldest first. */
  orders: () => ReturnType<typeof orderObject>[]
  products: () => readonly ProductSeed[]
  setProducts: (products: readonly ProductSeed[]) => void
  /** Refuses production so many times, as the real one does for a minute after an order was made. */
  prepareSlowly: (times: number) => void
  /** What the print shop does by itself; resolves when its webhooks are delivered or given up. */
  moveOrder: (id: string, status: OrderStatus, shipment?: Shipment) => Promise<void>
  /** Cancels one line of an order, by its place from 0; resolves likewise. */
  cancelLine: (id: string, place: number) => Promise<void>
  /** Registers a webhook for some topics, as the merchant would. */
  listen: (url: string, secret: string, topics: readonly string[]) => void
  /** Every event so far, oldest first; each can be delivered again. */
  events: () => readonly Event[]
  deliverAgain: (event: Event) => Promise<void>
  /** What another process may see. */
  state: () => unknown
  close: () => Promise<void>
}

type Options = {
  port?: number
  clock?: () => Date
  products?: readonly ProductSeed[]
  /** By path, such as `/mockup/a.png`. */
  files?: Readonly<Record<string, ServedFile>>
  /** Pause before a webhook is tried again. */
  retryMs?: number
  /** Keeps the orders here, so that they outlive the process. */
  file?: string
}

/**
 * A Printify account on loopback with two shops, of which the first sells the products that it is given
 * (https://developers.printify.com, version 1).
 */
export async function startPrintifyServer(options: Options = {}): Promise<PrintifyServer> {
  const { clock = () => new Date(), products = [], files = {}, retryMs, file: memoryFile } = options
  const faults = createFaultSwitch()
  const { known, keep } = openMemory(memoryFile, { orders: [] as Order[] })
  const shop = createShop({ ...known, id: SHOP_ID, title: 'Stand-in shop', clock, products, retryMs })
  const other = createShop({ id: OTHER_SHOP_ID, title: 'Another shop', clock, products: [] })
  const api = createRoutes({ shops: [shop, other], token: TOKEN, url: () => url })

  function answer(call: Call): Answer {
    const file = call.method === 'GET' && Object.hasOwn(files, call.path) ? files[call.path] : undefined
    if (file) return { status: 200, body: file.bytes, headers: { 'content-type': file.type } }
    const answered = api(call)
    if (call.method === 'POST') keep()
    return answered
  }

  const { url, calls, close } = await startHttpServer({
    port: options.port,
    clock,
    faults,
    answer,
    failure: failureAnswer,
  })

  const orders = () => shop.orders.all.map(orderObject)
  return {
    url,
    token: TOKEN,
    shopId: String(SHOP_ID),
    faults,
    calls,
    orders,
    products: shop.products,
    setProducts: shop.setProducts,
    prepareSlowly: shop.orders.prepareSlowly,
    moveOrder(id, status, shipment) {
      const told = shop.moveOrder(id, status, shipment)
      keep()
      return told
    },
    cancelLine(id, place) {
      const told = shop.cancelLine(id, place)
      keep()
      return told
    },
    listen(address, secret, topics) {
      for (const topic of topics) shop.webhooks.add({ topic, url: address, secret })
    },
    events: () => shop.webhooks.events,
    deliverAgain: (event) => shop.webhooks.deliverAgain(event),
    state: () => ({ calls: calls.length, orders: orders(), products: shop.products().length }),
    async close() {
      await Promise.all([shop.webhooks.close(), close()])
    },
  }
}

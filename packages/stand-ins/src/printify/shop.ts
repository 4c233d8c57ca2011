import { notFound } from './errors.ts'
import { createOrders, type Order, type OrderStatus, type Shipment } from './orders.ts'
import type { ProductSeed } from './products.ts'
import { createWebhooks, type Topic } from './webhooks.ts'

export type PrintifyShop = ReturnType<typeof createShop>

type Options = {
  id: number
  title: string
  clock: () => Date
  products: readonly ProductSeed[]
  orders?: Order[]
  retryMs?: number | undefined
}

/** One shop of a merchant: products, orders, webhooks. */
export function createShop({ id, title, clock, products, orders: known = [], retryMs }: Options) {
  let seeds = products
  const orders = createOrders(known, clock)
  const webhooks = createWebhooks({ shopId: id, clock, retryMs })

  function change(productId: string, to: Partial<ProductSeed>): void {
    if (!seeds.some(({ id: known }) => known === productId)) throw notFound()
    seeds = seeds.map((seed) => (seed.id === productId ? { ...seed, ...to } : seed))
  }

  /** Sends the webhook that goes with a change of an order; nobody waits for it. */
  function tell(topic: Topic, order: Order): void {
    void webhooks.send(topic, eventOf(topic, order))
  }

  const eventOf = (topic: Topic, order: Order, shipment?: Shipment) => {
    const data = { shop_id: id }
    if (topic === 'order:updated')
      return { id: order.id, type: 'order', data: { ...data, status: order.status } }
    if (!topic.startsWith('order:shipment:') || !shipment) return { id: order.id, type: 'order', data }
    const isDelivery = topic === 'order:shipment:delivered'
    return {
      id: order.id,
      type: 'order',
      data: {
        ...data,
        [isDelivery ? 'delivered_at' : 'shipped_at']: clock().toISOString(),
        carrier: { code: shipment.carrier, tracking_number: shipment.number, tracking_url: shipment.url },
        skus: order.lines.map(({ variant }) => variant.sku ?? ''),
      },
    }
  }

  return {
    id,
    title,
    since: clock(),
    orders,
    webhooks,
    products: () => seeds,
    setProducts(next: readonly ProductSeed[]) {
      seeds = next
    },
    /** The merchant publishes a product: it is locked until the store has told that it has it. */
    lock: (productId: string) => change(productId, { is_locked: true }),
    unlock: (productId: string, external: { id: string; handle: string }) =>
      change(productId, { is_locked: false, external }),
    tell,
    /** Cancels one line of an order, as the print shop does of what it cannot make. */
    async cancelLine(orderId: string, place: number): Promise<void> {
      const order = orders.find(orderId)
      if (!order) throw new RangeError(`There is no order "${orderId}"`)
      order.unmade = [...(order.unmade ?? []), place]
      await webhooks.send('order:updated', eventOf('order:updated', order))
    },
    /** Moves an order on as the print shop would, and sends the webhooks that go with it. */
    async moveOrder(orderId: string, status: OrderStatus, shipment?: Shipment): Promise<void> {
      const order = orders.find(orderId)
      if (!order) throw new RangeError(`There is no order "${orderId}"`)
      orders.move(order, status, shipment)
      await webhooks.send('order:updated', eventOf('order:updated', order))
      if (!shipment) return
      const topic = shipment.deliveredAt ? 'order:shipment:delivered' : 'order:shipment:created'
      await webhooks.send(topic, eventOf(topic, order, shipment))
    },
  }
}

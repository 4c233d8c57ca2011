import { createPrintOrder } from '../../packages/contract/src/orders.ts'
import { confirmPayment, createPaymentIntent } from '../../packages/contract/src/payments.ts'
import { listProducts, type ProductSummary, readProduct } from '../../packages/contract/src/products.ts'
import { createBuyer } from './buyer.ts'
import { cancel, verifyCanceled } from './canceled-orders.ts'
import { countBy, type Evidence, type Finding } from './evidence.ts'
import { FEW, makePromoCodes, TENTH, verifyPromoCodes, withCodeOrWithout } from './promo-codes.ts'
import { type Ask, TRY_FOR_MS, type Workload } from './workload.ts'

/** Sent by link, so that nobody finds it sold out. */
const FILE = 'listing-in-an-afternoon'
/** Counted pieces, for the first visitors. */
const PIECES = 'six-lights-stickers'
const PIECES_FOR = 100

const PREFIX = 'order:'.length
const PAID = ['succeeded', 'partly_refunded', 'refunded']
const PAID_ORDERS = "state not in ('awaiting_payment', 'expired')"

interface Options {
  cards: { url: string; publishableKey: string }
  /** Promo codes are written into it once a server is up. */
  databaseUrl: string
  random: () => number
  /** Where the server is, for what visitors read without being told again. */
  url: string
}

/** Buyers of local and of printed goods, many with a promo code: most of them pay, some are declined, some leave at every step, some cancel. */
export function createOrderWorkload({ cards, databaseUrl, random, url }: Options): Workload {
  const acknowledged = new Set<string>()
  const canceled = new Set<string>()
  const buyer = createBuyer(cards)

  async function buyLocal(visitor: number, ask: Ask): Promise<void> {
    await Promise.all([local(), codes()])
    const wish = visitor % 4 === 0 ? FEW : TENTH
    const {
      paymentIntent,
      orderId = '',
      orderToken = '',
    } = await withCodeOrWithout(wish, (promoCode) =>
      ask(createPaymentIntent, {
        type: 'product',
        items: [{ productId: visitor < PIECES_FOR ? PIECES : FILE, quantity: 1 }],
        customerEmail: `buyer-${visitor}@soak.test`,
        customerName: `Buyer ${visitor}`,
        shippingAddress: { address: '1 Main St', city: 'Bay Shore', state: 'NY', zip: '11706' },
        promoCode,
      }),
    )
    acknowledged.add(orderId)
    const mood = random()
    if (mood < 0.1) return
    if (mood < 0.2) return buyer.pay(paymentIntent, '4000000000000002')
    await buyer.pay(paymentIntent, '4242424242424242')
    // The browser is closed at once: the webhook or the sweep has to finish it.
    if (mood < 0.6) return
    await ask(confirmPayment, { paymentIntentId: paymentIntent.id })
    if (mood < 0.9) return
    await cancel(orderId, orderToken, ask)
    canceled.add(orderId)
  }

  async function buyPrint(visitor: number, ask: Ask): Promise<void> {
    const [{ productId, variantId }] = await Promise.all([print(), codes()])
    const wish = visitor % 4 === 1 ? FEW : undefined
    const { id, checkout_url } = await withCodeOrWithout(wish, (promoCode) =>
      ask(createPrintOrder, {
        line_items: [{ product_id: productId, variant_id: variantId, quantity: 1 + (visitor % 3) }],
        address_to: {
          first_name: 'Buyer',
          last_name: String(visitor),
          email: `print-${visitor}@soak.test`,
          region: 'NY',
          address1: '1 Main St',
          city: 'Bay Shore',
          zip: '11706',
        },
        promoCode,
      }),
    )
    acknowledged.add(id)
    if (checkout_url && random() > 0.1) await buyer.payOnPage(checkout_url)
  }

  // Nobody buys what the store does not show: the first server may be killed before it has made its first copy.
  const local = once(() => findShown(url, ({ id }) => id === FILE))
  const codes = once(async () => {
    await local()
    await makePromoCodes(databaseUrl)
  })
  const print = once(() => findShown(url, ({ source, inventory }) => source === 'printify' && inventory > 0))

  return {
    name: 'orders',
    visit: (visitor, ask) => (visitor % 2 === 0 ? buyLocal(visitor, ask) : buyPrint(visitor, ask)),
    verify: async (evidence) => [
      ...(await verifyOrders(evidence, acknowledged)),
      ...(await verifyMoney(evidence)),
      ...(await verifyCanceled(evidence, canceled)),
      ...(await verifyPromoCodes(evidence)),
      ...(await verifyPrints(evidence)),
    ],
    /** Nobody is thanked for a payment that has gone back before the mail's turn came. */
    overtaken: ({ jobs }) =>
      new Set(
        jobs
          .filter(
            ({ kind, about }) => kind === 'mail.order-confirmation' && canceled.has(about.slice(PREFIX)),
          )
          .map(({ id }) => id),
      ),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A product that the store shows; asked for until the server is there and has it. */
async function findShown(
  url: string,
  isWanted: (product: ProductSummary) => boolean,
): Promise<{ productId: string; variantId: number }> {
  const giveUpAt = Date.now() + TRY_FOR_MS
  while (Date.now() < giveUpAt) {
    try {
      const products = listProducts.response.parse(await (await fetch(url + listProducts.path)).json())
      const product = products.find(isWanted)
      const path = readProduct.path.replace(':id', product?.id ?? '')
      const { id, variants } = readProduct.response.parse(await (await fetch(url + path)).json())
      const variant = variants.find(({ is_enabled, is_available }) => is_enabled && is_available)
      return { productId: id, variantId: variant?.id ?? 0 }
    } catch {
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  throw new Error(`The store did not show what is to be bought within ${TRY_FOR_MS / 1000} s`)
}

async function verifyOrders(evidence: Evidence, acknowledged: ReadonlySet<string>): Promise<Finding[]> {
  const count = (query: string) => evidence.count(`select count(*) from ${query}`)
  const orders = await evidence.rows<{ id: string }>('select id from orders')
  const stored = new Set(orders.map(({ id }) => id))
  return [
    { what: 'orders acknowledged', count: acknowledged.size },
    {
      what: 'acknowledged orders lost',
      count: [...acknowledged].filter((id) => !stored.has(id)).length,
      must: 0,
    },
    { what: '  paid', count: await count(`orders where ${PAID_ORDERS}`) },
    {
      what: 'orders that need a person',
      count: await count("orders where state = 'needs_attention'"),
      must: 0,
    },
    {
      what: 'pieces held for an order that is over',
      count: await count(`stock_hold join orders on orders.id = subject where ${PAID_ORDERS}`),
      must: 0,
    },
    {
      what: 'pieces sold and not taken from the shelf, or taken and not sold',
      count: Math.abs(await shelfDifference(evidence)),
      must: 0,
    },
    {
      what: 'confirmations of one order beyond the first',
      count:
        (await count("outbox where kind = 'mail.order-confirmation'")) -
        (await count(`orders where ${PAID_ORDERS}`)),
      must: 0,
    },
  ]
}

/** What is missing on the shelf against what was sold. */
async function shelfDifference({ count }: Evidence): Promise<number> {
  const taken = await count(
    `select coalesce(sum(source_count - stock), 0) from catalogue_stock where product_id = '${PIECES}'`,
  )
  const sold = await count(
    `select coalesce(sum(quantity), 0) from order_line join orders on orders.id = order_id
     where ${PAID_ORDERS} and cancelled_at is null and product_id = '${PIECES}'`,
  )
  return taken - sold
}

async function verifyMoney(evidence: Evidence): Promise<Finding[]> {
  const charged = evidence.intents.filter(({ status }) => status === 'succeeded')
  const perPayment = countBy(charged.map(({ metadata }) => metadata.payment_id ?? ''))
  const payments = await evidence.rows<{
    id: string
    state: string
    intent_id: string | null
    order_state: string
  }>(
    'select payment.id, payment.state, intent_id, orders.state as order_state from payment join orders on orders.id = subject_id',
  )
  const isPaid = ({ state }: { state: string }) => PAID.includes(state)
  const stateOf = new Map(payments.map((payment) => [payment.id, payment]))
  const withoutOrder = charged.filter(({ metadata }) => {
    const payment = stateOf.get(metadata.payment_id ?? '')
    return !payment || !isPaid(payment) || ['awaiting_payment', 'expired'].includes(payment.order_state)
  })
  const chargedIds = new Set(charged.map(({ id }) => id))
  return [
    { what: 'cards charged', count: charged.length },
    {
      what: 'payments charged twice',
      count: [...perPayment.values()].filter((times) => times > 1).length,
      must: 0,
    },
    { what: 'charged without a paid order', count: withoutOrder.length, must: 0 },
    {
      what: 'paid orders without a charge',
      count: payments.filter((payment) => isPaid(payment) && !chargedIds.has(payment.intent_id ?? '')).length,
      must: 0,
    },
  ]
}

async function verifyPrints(evidence: Evidence): Promise<Finding[]> {
  const live = evidence.printOrders.filter(({ status }) => status !== 'canceled')
  const perOrder = countBy(live.map(({ metadata }) => metadata.shop_order_id))
  const paidOrders = await evidence.rows<{ id: string }>(
    `select id from orders where kind = 'printify' and ${PAID_ORDERS}`,
  )
  const paid = paidOrders.map(({ id }) => id)
  const inProduction = new Set(
    live.filter(({ status }) => status !== 'on-hold').map(({ metadata }) => metadata.shop_order_id),
  )
  const wanted = new Set(paid)
  return [
    { what: 'print orders paid', count: paid.length },
    {
      what: 'print orders made twice',
      count: [...perOrder.values()].filter((times) => times > 1).length,
      must: 0,
    },
    { what: 'paid and not in production', count: paid.filter((id) => !inProduction.has(id)).length, must: 0 },
    {
      what: 'in production and not paid',
      count: [...inProduction].filter((id) => !wanted.has(id)).length,
      must: 0,
    },
  ]
}

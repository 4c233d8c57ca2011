import { commerce } from '@beacon/content/commerce'
import { legalDay } from '@beacon/content/legal/legal-page'
import { MIXED_CART } from '@beacon/content/mixed-cart'
import type { Attribution } from '@beacon/contract/attribution'
import { MOST_PIECES } from '@beacon/contract/order-limits'
import type { OrderKind } from '@beacon/contract/orders'
import type { Product, Variant } from '@beacon/contract/products'
import type { Promotion } from '@beacon/contract/promo-codes'
import { partOf } from '@beacon/rules/cart'
import { shareDiscount } from '@beacon/rules/discount'
import { usd } from '@beacon/rules/money'
import { type QuoteLine, quote } from '@beacon/rules/quote'
import { canBeBought, defaultVariant, imageOf } from '@beacon/rules/variants'
import type { Clock, Ids } from '../../clock.ts'
import { attributionColumns } from '../../db/attribution.ts'
import type { OrderLineRow, OrderRow, Tx } from '../../db/schema.ts'
import { AppError, invalidAt } from '../../http/errors.ts'
import type { PaidLine, PaymentSubject } from '../../payments/purpose.ts'
import type { Inventory } from '../../stock/inventory.ts'
import { deliveryOf } from './delivery.ts'
import { newOrderNumber } from './order-number.ts'
import { addEvent, holdPieces, insertOrder, piecesOf } from './store.ts'
import type { UnpaidOrders } from './unpaid-orders.ts'

/** An item to buy; without a variant, the product's default one. */
interface WantedItem {
  productId: string
  variantId: number | null
  quantity: number
}

interface NewOrder {
  items: readonly WantedItem[]
  buyer: Pick<OrderRow, 'name' | 'email' | 'phone' | 'address' | 'address2' | 'city' | 'region' | 'zip'>
  holdUntil: Date
  /** The end of the hold if the order has a use of a limited code, where that is another one. */
  limitedCodeUntil?: Date | undefined
  promoCode: string | undefined
  /** The IP address that it comes from. */
  from: string
  /** How the buyer came to the site. */
  attribution: Attribution | undefined
}

interface PlacedOrder {
  order: OrderRow
  subject: PaymentSubject
}

export interface PlacingDeps {
  clock: Clock
  ids: Ids
  inventory: Inventory
  promoCodes: {
    /** The discount of a code for the order being placed. @throws AppError invalid_input */
    use(tx: Tx, code: string, lines: readonly QuoteLine[]): Promise<Promotion & { isLimited: boolean }>
  }
  unpaidOrders: Pick<UnpaidOrders, 'note'>
}

type PricedLine = Omit<OrderLineRow, 'order_id' | 'position'> & { kind: OrderKind }

/**
 * Stores an order as awaiting payment and holds its stock, in the caller's transaction. Prices, stock, availability and
 * discounts are our own data (D12), whatever the browser claims.
 * @throws AppError out_of_stock, invalid_input, too_many_requests
 */
export async function placeOrder(
  tx: Tx,
  deps: PlacingDeps,
  { items, buyer, promoCode = '', from, attribution, ...wait }: NewOrder,
): Promise<PlacedOrder> {
  const priced = await price(tx, deps.inventory, items)
  const kind = priced[0]?.kind ?? 'local'
  if (priced.some((line) => line.kind !== kind)) throw invalidAt('items', MIXED_CART)
  const now = deps.clock()
  const id = deps.ids()
  const lines = priced.map(({ kind: _, ...line }, position) => ({ ...line, order_id: id, position }))
  const quoted = lines.map((line) => ({
    unitCents: line.unit_price,
    quantity: line.quantity,
    isShipped: deliveryOf(line) === 'parcel',
  }))
  const promotion = promoCode ? await deps.promoCodes.use(tx, promoCode, quoted) : undefined
  const { subtotal, discount, shipping, tax, total } = quote(quoted, commerce, promotion)
  const holdUntil = (promotion?.isLimited && wait.limitedCodeUntil) || wait.holdUntil
  const order: OrderRow = {
    id,
    number: newOrderNumber(),
    kind,
    state: 'awaiting_payment',
    ...buyer,
    subtotal,
    shipping,
    tax,
    total,
    refunded: 0,
    currency: commerce.currency,
    paid_at: null,
    stock_taken: 0,
    printify_id: null,
    carrier: '',
    tracking_number: '',
    tracking_url: '',
    earlier_parcels: '[]',
    attention: '',
    resume_state: null,
    created_at: now.toISOString(),
    promo_code: promoCode,
    discount,
    cancelled_at: null,
    cancel_reason: '',
    cancel_message: '',
    cancel_refund: 0,
    print_asked_at: null,
    terms_dated: legalDay,
    links_renewed_at: '',
    ...attributionColumns(attribution),
  }
  await insertOrder(tx, order, lines)
  const pieces = piecesOf(lines)
  if (kind === 'local') await holdPieces(tx, id, pieces, holdUntil)
  if (promotion?.isLimited || (await deps.inventory.isCounted(tx, pieces)))
    await deps.unpaidOrders.note(tx, from, id)
  await addEvent(tx, id, now, order.state)
  deps.inventory.changed(tx)
  return { order, subject: toSubject(order, lines, holdUntil) }
}

interface Wanted {
  item: WantedItem
  product: Product
  variant: Variant | undefined
}

/** Merges duplicate items, also when the default variant was given once explicitly and once not. */
async function price(tx: Tx, inventory: Inventory, items: readonly WantedItem[]): Promise<PricedLine[]> {
  const products = await inventory.products(tx, [...new Set(items.map(({ productId }) => productId))])
  const merged = new Map<string, Wanted>()
  for (const item of items) {
    const product = products.get(item.productId)
    if (!product) throw new AppError('out_of_stock', 'A product in your cart is no longer sold.')
    const variant = variantOf(item, product)
    const key = `${product.id} ${variant?.id ?? item.variantId}`
    const quantity = item.quantity + (merged.get(key)?.item.quantity ?? 0)
    merged.set(key, { item: { ...item, quantity }, product, variant })
  }
  return [...merged.values()].map(priceLine)
}

function variantOf({ variantId }: WantedItem, product: Product): Variant | undefined {
  if (variantId === null) return defaultVariant(product.variants)
  return product.variants.find(({ id }) => id === variantId)
}

function priceLine({ item, product, variant }: Wanted): PricedLine {
  const isMissing = item.variantId !== null && !variant
  if (isMissing || !canBeBought(product, variant))
    throw new AppError('out_of_stock', `${product.name} is out of stock.`)
  const left = variant?.quantity ?? product.inventory
  if (item.quantity > MOST_PIECES)
    throw new AppError('out_of_stock', `An order can have at most ${MOST_PIECES} of ${product.name}.`)
  if (item.quantity > left)
    throw new AppError('out_of_stock', `Only ${left} of ${product.name} ${left === 1 ? 'is' : 'are'} left.`)
  return {
    kind: partOf(product),
    product_id: product.id,
    variant_id: variant?.id ?? null,
    name: product.name,
    variant: variant?.title ?? '',
    image: imageOf(product, variant)?.src ?? product.image,
    unit_price: variant?.price ?? product.price,
    quantity: item.quantity,
    digital: product.digital ? 1 : 0,
    category: product.category,
  }
}

function toSubject(order: OrderRow, lines: readonly OrderLineRow[], holdUntil: Date): PaymentSubject {
  const extras: PaidLine[] = [
    { name: 'Shipping', unitAmount: order.shipping, quantity: 1 },
    { name: 'Tax', unitAmount: order.tax, quantity: 1 },
  ]
  return {
    subjectId: order.id,
    amount: order.total,
    currency: order.currency,
    description: `Order ${order.number}`,
    customerEmail: order.email,
    lines: [...goodsOf(order, lines), ...extras.filter(({ unitAmount }) => unitAmount > 0)],
    holdUntil,
  }
}

/** A hosted page has no lines below nothing: where there is a discount, each line is one piece at what is left of it. */
function goodsOf({ discount, promo_code }: OrderRow, lines: readonly OrderLineRow[]): PaidLine[] {
  const goods = lines.map(({ name, variant, unit_price, quantity }) => ({
    name: variant ? `${name} (${variant})` : name,
    unitAmount: unit_price,
    quantity,
  }))
  if (discount === 0) return goods
  const costs = goods.map(({ unitAmount, quantity }) => unitAmount * quantity)
  const shares = shareDiscount(discount, costs)
  return goods.map(({ name, quantity }, place) => ({
    name: `${quantity} × ${name} (${promo_code}: −${usd(shares[place] ?? 0)})`,
    unitAmount: (costs[place] ?? 0) - (shares[place] ?? 0),
    quantity: 1,
  }))
}

import { invalid, PrintifyError, VALIDATION } from './errors.ts'
import type { ProductSeed, Variant } from './products.ts'

type Address = Record<string, string>
export type OrderedLine = { product: ProductSeed; variant: Variant; quantity: number }
export type OrderRequest = {
  externalId: string
  label: string
  lines: OrderedLine[]
  shippingMethod: number
  address: Address
}

const FIELDS = [
  'external_id',
  'label',
  'line_items',
  'shipping_method',
  'is_printify_express',
  'is_economy_shipping',
  'send_shipping_notification',
  'address_to',
]
const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'country',
  'region',
  'address1',
  'address2',
  'city',
  'zip',
  'company',
]
const NEEDED = ['first_name', 'last_name', 'country', 'address1', 'city', 'zip']
const LINE_FIELDS = ['product_id', 'variant_id', 'sku', 'quantity', 'external_id']

type Json = Record<string, unknown>

/** Reads a submitted order strictly; throws the 400 that names the field. */
export function readOrder(body: Json, products: readonly ProductSeed[]): OrderRequest {
  onlyKnown(body, FIELDS, '')
  const { external_id, label, line_items, shipping_method, address_to } = body
  if (typeof external_id !== 'string' || external_id === '')
    throw invalid('external_id', 'The external id field is required.')
  if (![1, 2, 3, 4].includes(Number(shipping_method)) || typeof shipping_method !== 'number')
    throw invalid('shipping_method', 'The selected shipping method is invalid.')
  return {
    externalId: external_id,
    label: typeof label === 'string' ? label : external_id,
    lines: readLines(line_items, products),
    shippingMethod: shipping_method,
    address: readAddress(address_to),
  }
}

/** The lines of an order or of a question for shipping prices. */
export function readLines(value: unknown, products: readonly ProductSeed[]): OrderedLine[] {
  if (!Array.isArray(value) || value.length === 0)
    throw invalid('line_items', 'The line items field is required.')
  return value.map((line, index) => readLine(line, `line_items.${index}`, products))
}

function readLine(value: unknown, where: string, products: readonly ProductSeed[]): OrderedLine {
  const line = asObject(value, where)
  onlyKnown(line, LINE_FIELDS, `${where}.`)
  const { product_id, variant_id, sku, quantity } = line
  if (!Number.isInteger(quantity) || Number(quantity) < 1)
    throw invalid(`${where}.quantity`, 'The quantity must be at least 1.')
  const found = products
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .find(({ product, variant }) =>
      sku === undefined ? product.id === product_id && variant.id === variant_id : variant.sku === sku,
    )
  if (!found) throw invalid(where, 'The selected product or variant does not exist.')
  if (!found.variant.is_enabled || !found.variant.is_available)
    throw invalid(where, 'The selected variant is not available.')
  return { ...found, quantity: Number(quantity) }
}

/**
 * The recipient of an order or of a question for shipping prices; throws the 400 that names every field that is
 * missing.
 */
export function readAddress(value: unknown): Address {
  const address = asObject(value, 'address_to')
  onlyKnown(address, ADDRESS_FIELDS, 'address_to.')
  const missing = NEEDED.filter((field) => typeof address[field] !== 'string' || address[field] === '')
  // NOTE: an empty last name is what a buyer with one name has; the field itself must be there.
  const reasons = missing.filter((field) => !(field === 'last_name' && address[field] === ''))
  if (reasons.length > 0)
    throw new PrintifyError(
      400,
      Object.fromEntries(reasons.map((field) => [field, [`The ${field} field is required.`]])),
      VALIDATION,
    )
  return address as Address
}

function asObject(value: unknown, where: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(where, `The ${where} must be an object.`)
  return value as Json
}

function onlyKnown(value: Json, known: readonly string[], prefix: string): void {
  const extra = Object.keys(value).find((key) => !known.includes(key))
  if (extra) throw invalid(`${prefix}${extra}`, 'This field is not known.')
}

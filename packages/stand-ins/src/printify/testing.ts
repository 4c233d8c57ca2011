import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, onTestFinished } from 'vitest'
import { startPrintifyServer } from '../printify-server.ts'
import type { ProductSeed } from './products.ts'

/** A description made from the provider's documentation; Printify's own file is not available. */
const schemas = JSON.parse(
  readFileSync(new URL('../../fixtures/printify-schemas.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: 'printify', ...schemas })

const NOW = new Date('2026-11-20T12:00:00.000Z')

const id = (number: number) => number.toString(16).padStart(24, '0')

/** A shirt in two colors and two sizes: White / L is sold out, White / M is not offered. */
export const shirt: ProductSeed = {
  id: id(0xa1),
  title: 'Agency Logo Tee',
  description: '<p>Soft <strong>cotton</strong> tee.</p>',
  tags: ['T-shirts', 'DTG'],
  options: [
    {
      name: 'Colors',
      type: 'color',
      values: [
        { id: 418, title: 'Black', colors: ['#0A0A0A'] },
        { id: 419, title: 'White', colors: ['#FFFFFF'] },
      ],
    },
    {
      name: 'Sizes',
      type: 'size',
      values: [
        { id: 15, title: 'M' },
        { id: 16, title: 'L' },
      ],
    },
  ],
  variants: [
    variant(12100, 'Black / M', [418, 15], { is_default: true }),
    variant(12101, 'Black / L', [418, 16]),
    variant(12102, 'White / M', [419, 15], { is_enabled: false }),
    variant(12103, 'White / L', [419, 16], { is_available: false }),
  ],
  images: [
    { src: '/mockup/black.png', variant_ids: [12100, 12101], position: 'front', is_default: true },
    { src: '/mockup/white.png', variant_ids: [12102, 12103], position: 'front', is_default: false },
  ],
}

function variant(number: number, title: string, options: number[], more: object = {}) {
  return {
    id: number,
    sku: `9${number}`,
    cost: 1499,
    price: 2499,
    title,
    grams: 180,
    is_enabled: true,
    is_default: false,
    is_available: true,
    options,
    ...more,
  }
}

/** Many products, for pagination; without pictures, which would be requested one by one. */
export const copies = (count: number): ProductSeed[] =>
  Array.from({ length: count }, (_, index) => ({
    ...shirt,
    id: id(index + 1),
    title: `Tee ${index + 1}`,
    images: [],
  }))

export const order = {
  external_id: 'or_1',
  label: 'or_1',
  line_items: [{ product_id: shirt.id, variant_id: 12101, quantity: 2 }],
  shipping_method: 1,
  send_shipping_notification: false,
  address_to: {
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.com',
    phone: '6315550100',
    country: 'US',
    region: 'NY',
    address1: '1 Main St',
    city: 'Bay Shore',
    zip: '11706',
  },
}

/** What the tests read from a response; its whole shape is checked against the description. */
type Body = {
  id: string
  status: string
  data: Body[]
  metadata: { shop_order_id: string }
  images: { src: string }[]
  standard: number
  errors: { reason: string }
}

type Request = { body?: unknown; headers?: Record<string, string> }

/** Checks a value against one definition of the provider's description; a failure names what is wrong. */
export function expectShape(definition: string, body: unknown): void {
  const validate = ajv.compile({ $ref: `printify#/$defs/${definition}` })
  validate(body)
  expect(validate.errors ?? []).toEqual([])
}

/** A fresh server for one test, and functions that call it. */
export async function startForTest(products: readonly ProductSeed[] = [shirt]) {
  const printify = await startPrintifyServer({ clock: () => NOW, products, retryMs: 1 })
  onTestFinished(() => printify.close())
  const shop = `/v1/shops/${printify.shopId}`
  const defaults = {
    authorization: `Bearer ${printify.token}`,
    'user-agent': 'test',
    'content-type': 'application/json',
  }

  async function call(route: string, { body, headers = defaults }: Request = {}) {
    const [method, path = ''] = route.split(' ')
    const response = await fetch(printify.url + path.replace('{shop}', shop), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }

  return {
    printify,
    call,
    defaults,
    /** Returns the response after checking that it is a 200 and matches the description. */
    async expectAnswer(definition: string, route: string, request?: Request) {
      const { status, body } = await call(route, request)
      expect(status, JSON.stringify(body)).toBe(200)
      expectShape(definition, body)
      return body
    },
    /** Returns an error's reason after checking that it has the documented shape. */
    async expectError(status: number, route: string, request?: Request): Promise<string> {
      const answer = await call(route, request)
      expect(answer.status).toBe(status)
      expectShape('Error', answer.body)
      return answer.body.errors.reason
    },
  }
}

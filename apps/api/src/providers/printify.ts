import { z } from 'zod'
import { type AskPrintify, PrintifyError } from './printify-client.ts'

const PAGE_SIZE = 50
/** 10,000 products: a longer list must be circular. */
const MOST_PAGES = 200

const optionSchema = z.object({
  name: z.string(),
  type: z.string(),
  values: z.array(
    z.object({ id: z.number().int(), title: z.string(), colors: z.array(z.string()).optional() }),
  ),
})

/** The fields that we read; others are ignored. The merchant's own cost is never read. */
const productSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  title: z.string().min(1),
  description: z.string(),
  tags: z.array(z.string()),
  options: z.array(optionSchema),
  variants: z.array(
    z.object({
      id: z.number().int().positive(),
      sku: z.string().optional(),
      price: z.number().int().min(0),
      title: z.string(),
      grams: z.number().min(0).optional(),
      is_enabled: z.boolean(),
      is_default: z.boolean(),
      is_available: z.boolean(),
      options: z.array(z.number().int()),
    }),
  ),
  images: z.array(
    z.object({
      src: z.string(),
      variant_ids: z.array(z.number().int()),
      position: z.string(),
      is_default: z.boolean(),
    }),
  ),
  /** The garment or object it is printed on. */
  blueprint_id: z.number().int().optional(),
  updated_at: z.string().refine((text) => !Number.isNaN(Date.parse(text.replace(' ', 'T')))),
  visible: z.boolean(),
  is_locked: z.boolean(),
})
export type PrintifyProduct = z.output<typeof productSchema>

const pageSchema = z.object({
  data: z.array(z.unknown()),
  next_page_url: z.string().nullable(),
  total: z.number().optional().catch(undefined),
})

/** What can be read of a malformed product. */
const oddSchema = z
  .object({ id: z.string().catch(''), title: z.string().min(1).catch('A product without a name') })
  .catch({ id: '', title: 'A product' })

/** A malformed product; `id` is empty when not even that can be read. */
interface OddProduct {
  id: string
  title: string
  reason: string
}

/** Every product of the shop: a malformed one does not keep the others from being read. */
interface PrintProducts {
  products: PrintifyProduct[]
  odd: OddProduct[]
}

export interface PrintCatalogue {
  /** Every product of the shop. @throws JobError when one page cannot be read, or none of the products is valid */
  products(): Promise<PrintProducts>
  /**
   * Confirms that a product whose merchant has pressed 'Publish' is in the store, which unlocks it. Safe to repeat.
   * @throws PrintifyError
   */
  confirmPublished(id: string, storeAddress: string): Promise<void>
}

/**
 * Reads page by page; a list that repeats itself, or does not end, is a failure.
 * @param ask a request about our shop
 */
export function createPrintCatalogue(ask: AskPrintify): PrintCatalogue {
  async function page(number: number) {
    const answer = pageSchema.safeParse(
      await ask({ path: `products.json?limit=${PAGE_SIZE}&page=${number}` }),
    )
    if (answer.success) return answer.data
    throw noSense(`page ${number} of the products`, reasonOf(answer.error), answer.error)
  }

  return {
    async products() {
      const found = new Map<string, PrintifyProduct | OddProduct>()
      for (let number = 1; number <= MOST_PAGES; number += 1) {
        const { data, next_page_url, total = 0 } = await page(number)
        const known = found.size
        for (const [place, answer] of data.entries()) {
          const product = readProduct(answer)
          found.set(product.id || `${number}.${place}`, product)
        }
        if (next_page_url === null || data.length === 0) return validOf([...found.values()], total)
        if (found.size === known) break
      }
      throw new PrintifyError('retry', 'Print provider: the list of products has no end', { status: 200 })
    },

    async confirmPublished(id, storeAddress) {
      await ask({
        method: 'POST',
        path: `products/${id}/publishing_succeeded.json`,
        body: { external: { id, handle: storeAddress } },
      })
    },
  }
}

function readProduct(answer: unknown): PrintifyProduct | OddProduct {
  const product = productSchema.safeParse(answer)
  return product.success ? product.data : { ...oddSchema.parse(answer), reason: reasonOf(product.error) }
}

const isOdd = (product: PrintifyProduct | OddProduct): product is OddProduct => 'reason' in product

/**
 * A malformed product is that product's fault; if all are malformed, or some of the `total` are missing, the response is
 * at fault.
 */
function validOf(found: readonly (PrintifyProduct | OddProduct)[], total: number): PrintProducts {
  if (found.length < total) throw noSense('the list of products', `${found.length} of ${total} are in it`)
  const odd = found.filter(isOdd)
  const products = found.filter((product): product is PrintifyProduct => !isOdd(product))
  const [first] = odd
  if (first && products.length === 0) throw noSense('every product', first.reason)
  return { products, odd }
}

const reasonOf = ({ issues: [issue] }: z.ZodError): string => `${issue?.path.join('.')}: ${issue?.message}`

const noSense = (what: string, reason: string, cause?: unknown) =>
  new PrintifyError('retry', `Print provider: ${what} makes no sense (${reason})`, { status: 200, cause })

import { z } from 'zod'
import { type AskPrintify, PrintifyError } from './printify-client.ts'

const PAGE_SIZE = 50
/** 10,000 products: more is a list that leads back to its start. */
const MOST_PAGES = 200

const optionSchema = z.object({
  name: z.string(),
  type: z.string(),
  values: z.array(
    z.object({ id: z.number().int(), title: z.string(), colors: z.array(z.string()).optional() }),
  ),
})

/** What we read of a product; what Printify adds is ignored. The merchant's own cost is never read. */
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
  /** What it is printed on. */
  blueprint_id: z.number().int().optional(),
  updated_at: z.string(),
  visible: z.boolean(),
  is_locked: z.boolean(),
})
export type PrintifyProduct = z.output<typeof productSchema>

const pageSchema = z.object({
  data: z.array(productSchema),
  next_page_url: z.string().nullable(),
})

export interface PrintCatalogue {
  /**
   * Every product of the shop.
   * @throws JobError when one page of them cannot be had or makes no sense
   */
  products(): Promise<PrintifyProduct[]>
}

export function createPrintCatalogue(ask: AskPrintify): PrintCatalogue {
  async function page(number: number) {
    const answer = pageSchema.safeParse(
      await ask({ path: `products.json?limit=${PAGE_SIZE}&page=${number}` }),
    )
    if (answer.success) return answer.data
    const [issue] = answer.error.issues
    const where = `${issue?.path.join('.')}: ${issue?.message}`
    throw new PrintifyError(
      'retry',
      `Print provider: page ${number} of the products makes no sense (${where})`,
      {
        status: 200,
        cause: answer.error,
      },
    )
  }

  return {
    async products() {
      const found = new Map<string, PrintifyProduct>()
      for (let number = 1; number <= MOST_PAGES; number += 1) {
        const { data, next_page_url } = await page(number)
        const known = found.size
        for (const product of data) found.set(product.id, product)
        const isStuck = data.length > 0 && found.size === known
        if (next_page_url === null || data.length === 0) return [...found.values()]
        if (isStuck) break
      }
      throw new PrintifyError('retry', 'Print provider: the list of products has no end', { status: 200 })
    },
  }
}

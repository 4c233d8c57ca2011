import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** The store's categories, in the order of its buttons; 'all' is the absence of a filter. */
export const productCategories = ['apparel', 'accessories', 'merchandise', 'courses', 'services'] as const
export type ProductCategory = (typeof productCategories)[number]

/**
 * Where a product comes from: printed on demand, the notes database, or packages/content. The last two are what the
 * store calls local: sold from our own shelf, paid on our own checkout.
 */
export const productSources = ['printify', 'notion', 'local'] as const
export type ProductSource = (typeof productSources)[number]

/** Only `Active` can be bought. `Coming Soon` is shown, `Hidden` is not. */
export const productStatuses = ['Active', 'Coming Soon', 'Hidden'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** US cents. */
export const price = z.number().int().min(0)
export const pieces = z.number().int().min(0)

/** A picture on our own origin. `variantIds` are the variants that look like it; empty: all of them. */
const productImageSchema = z.object({
  src: z.string(),
  /** Ready `srcset` values by format; null for a drawing, which is sharp at every size. */
  srcSet: z.object({ avif: z.string(), webp: z.string() }).nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
  variantIds: z.array(z.number().int()),
})
export type ProductImage = z.output<typeof productImageSchema>

const variantSchema = z.object({
  /** Unique within its product. */
  id: z.number().int().positive(),
  /** 'Colour / Size', or whatever else there is to choose: it tells each variant from the others. */
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  /** What else is chosen: 'Matte', or of several 'Matte / Framed'. Absent where there is nothing else. */
  other: z.string().optional(),
  sku: z.string().nullable(),
  /** US cents. */
  price,
  /** Pieces that can be bought now: stock minus what others are paying for. */
  quantity: pieces,
  /** The shop offers it. */
  is_enabled: z.boolean(),
  /** There are pieces of it. */
  is_available: z.boolean(),
  is_default: z.boolean(),
})
export type Variant = z.output<typeof variantSchema>

/** The options of a product; sizes in size order, colours in the order of the source. */
const productOptionsSchema = z.object({
  sizes: z.array(z.string()),
  colours: z.array(z.object({ name: z.string(), hex: z.string().regex(/^#[0-9a-f]{6}$/) })),
  /** What the variants' `other` is called, where they have one: 'Finish'. */
  other: z.string().optional(),
})

const productSummarySchema = z.object({
  id,
  name: z.string(),
  /** HTML, sanitised before it was stored (decision D19). */
  description: z.string(),
  category: z.enum(productCategories),
  /** Address of the first picture, on our own origin. */
  image: z.string(),
  images: z.array(productImageSchema).min(1),
  /** US cents: the default variant's. */
  price,
  source: z.enum(productSources),
  status: z.enum(productStatuses),
  sku: z.string().nullable(),
  /** Pounds. */
  weight: z.number().positive().nullable(),
  /** Words for people: '15 × 16 in'. */
  dimensions: z.string().nullable(),
  /** Pieces that can be bought now, all variants together. */
  inventory: pieces,
  features: z.array(z.string()),
  tags: z.array(z.string()),
  options: productOptionsSchema,
  /** Delivered as a file, by a private link. */
  digital: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type ProductSummary = z.output<typeof productSummarySchema>

const inches = z.number().positive()

/** What one size of a garment measures, laid flat. */
const sizeMeasuresSchema = z.object({
  size: z.string(),
  /** Across the chest. */
  width: inches,
  /** From the shoulder to the hem. */
  length: inches,
  /** From the shoulder's seam to the end of the sleeve. */
  sleeve: inches,
})
export type SizeMeasures = z.output<typeof sizeMeasuresSchema>

/** `variants` is empty for a product that comes in one form; its `price` and `inventory` then speak for it. */
export const productSchema = productSummarySchema.extend({
  variants: z.array(variantSchema),
  /** The sizes that are offered, in size order; null where nobody has measured the garment. */
  sizeGuide: z.array(sizeMeasuresSchema).min(1).nullable(),
})
export type Product = z.output<typeof productSchema>

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'The store: every product, without its variants and measures',
  access: 'public',
  limit: 'read',
  etag: true,
  response: z.array(productSummarySchema),
})

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/products/:id',
  summary: 'One product with its variants and measures',
  access: 'public',
  limit: 'read',
  etag: true,
  /** Any text: what is no id is no product. */
  params: z.object({ id: z.string().max(200) }),
  response: productSchema,
  errors: ['not_found'],
})

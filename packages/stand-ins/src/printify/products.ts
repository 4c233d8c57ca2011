import { printifyDate } from './dates.ts'

type Option = {
  name: string
  type: string
  values: readonly { id: number; title: string; colors?: readonly string[] }[]
}

export type Variant = {
  id: number
  sku?: string
  /** What the merchant pays; cents, as every price. */
  cost: number
  price: number
  title: string
  grams?: number
  is_enabled: boolean
  is_default: boolean
  is_available: boolean
  /** Ids of option values. */
  options: readonly number[]
}

type Image = { src: string; variant_ids: readonly number[]; position: string; is_default: boolean }

/** A product as a merchant has set it up; `src` of an image may be a path of this server. */
export type ProductSeed = {
  /** 24 hexadecimal digits. */
  id: string
  title: string
  /** HTML, as the merchant typed it. */
  description: string
  tags: readonly string[]
  options: readonly Option[]
  variants: readonly Variant[]
  images: readonly Image[]
  /** What it is printed on. */
  blueprint_id?: number | undefined
  visible?: boolean
  is_locked?: boolean
  /** Where the store has it: its own id and address. */
  external?: { id: string; handle: string }
  updatedAt?: Date
}

/** A product as the API shows it. */
export function productObject(seed: ProductSeed, shop: { id: number; url: string; since: Date }) {
  const { updatedAt = shop.since, visible = true, is_locked = false, blueprint_id = 6, ...own } = seed
  const variantIds = seed.variants.map(({ id }) => id)
  return {
    ...own,
    variants: seed.variants.map((variant) => ({ ...variant, is_printify_express_eligible: false })),
    images: seed.images.map((image) => ({ ...image, src: new URL(image.src, shop.url).href })),
    created_at: printifyDate(shop.since),
    updated_at: printifyDate(updatedAt),
    visible,
    is_locked,
    is_printify_express_eligible: false,
    is_printify_express_enabled: false,
    is_economy_shipping_eligible: true,
    is_economy_shipping_enabled: false,
    blueprint_id,
    user_id: 1001,
    shop_id: shop.id,
    print_provider_id: PRINT_PROVIDER,
    print_areas: [
      {
        variant_ids: variantIds,
        placeholders: [{ position: 'front', images: [] }],
        background: '#ffffff',
      },
    ],
    sales_channel_properties: [],
  }
}

export const PRINT_PROVIDER = 29

import type { ProductCategory, ProductStatus } from '@beacon/contract/products'
import { hexOf } from '@beacon/rules/colours'
import type { Motif } from '@beacon/rules/product-art/motifs'
import { artPath, type Drawing } from '@beacon/rules/product-art/product-art'

/** What every product of the store has, wherever it is made. */
interface StoreProduct {
  name: string
  category: ProductCategory
  /** HTML of one or two paragraphs. */
  description: string
  /** The first two stand on the card. */
  features: readonly string[]
  tags: readonly string[]
  /** Which drawing, and what is printed on it. */
  drawing: Drawing
  motif: Motif
  /** US cents. */
  price: number
  /** 'YYYY-MM-DD' */
  updated: string
}

/** A product of the demo's print shop: in every colour and size, but for those that are named as out of stock. */
export interface PrintProduct extends StoreProduct {
  colours: readonly string[]
  sizes: readonly string[]
  /** What a size costs more than the first, in cents. */
  surcharges?: Readonly<Record<string, number>>
  /** 'Colour / Size', as the variants are titled. */
  soldOut?: readonly string[]
  grams: number
}

/** A product from the agency's own shelf. */
export interface LocalProduct extends StoreProduct {
  id: string
  status: ProductStatus
  sku: string
  /** Pieces by colour, in the order of the swatches; for what comes in one form, a number. Null: sent as often as ordered. */
  stock: Readonly<Record<string, number>> | number | null
  /** The colour of the drawing, where it is not a choice. */
  colour?: string
  pounds?: number
  dimensions?: string
  /** Delivered as a file: see digital-files.ts. */
  digital?: boolean
}

/** The picture of a product in a colour, on our own origin. */
export const pictureOf = (
  { drawing, motif }: Pick<StoreProduct, 'drawing' | 'motif'>,
  colour: string,
): string => artPath({ drawing, motif, colour: colour.startsWith('#') ? colour : hexOf(colour) })

/** Shown where a product has no picture, or one that cannot be had. */
export const placeholderPicture = artPath({ drawing: 'poster', motif: 'rose', colour: '#5f7690' })

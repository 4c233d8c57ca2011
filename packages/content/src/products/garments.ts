import type { SizeMeasures } from '@beacon/contract/products'
import type { Drawing } from '@beacon/rules/product-art/product-art'

interface Garment {
  /** Printify's number of what is printed on: `blueprint_id` of a product, in the address of its page at Printify. */
  blueprint: number
  /** Laid flat, in inches. */
  sizes: readonly SizeMeasures[]
}

/**
 * The garments that somebody has measured. A product that is printed on another one has no size guide, so with a shop of
 * your own at Printify, write its garments here with their numbers and measures. These are the demo's; Printify's own
 * numbers are far lower.
 */
export const garments: Readonly<Partial<Record<Drawing, Garment>>> = {
  tee: {
    blueprint: 900_001,
    sizes: [
      { size: 'XS', width: 16.5, length: 27, sleeve: 7.5 },
      { size: 'S', width: 18, length: 28, sleeve: 8 },
      { size: 'M', width: 20, length: 29, sleeve: 8.5 },
      { size: 'L', width: 22, length: 30, sleeve: 9 },
      { size: 'XL', width: 24, length: 31, sleeve: 9.5 },
      { size: '2XL', width: 26, length: 32, sleeve: 10 },
      { size: '3XL', width: 28, length: 33, sleeve: 10.5 },
    ],
  },
  'long-sleeve': {
    blueprint: 900_002,
    sizes: [
      { size: 'S', width: 18, length: 28, sleeve: 24.5 },
      { size: 'M', width: 20, length: 29, sleeve: 25 },
      { size: 'L', width: 22, length: 30, sleeve: 25.5 },
      { size: 'XL', width: 24, length: 31, sleeve: 26 },
      { size: '2XL', width: 26, length: 32, sleeve: 26.5 },
    ],
  },
  crewneck: {
    blueprint: 900_003,
    sizes: [
      { size: 'S', width: 20, length: 27, sleeve: 24.5 },
      { size: 'M', width: 22, length: 28, sleeve: 25 },
      { size: 'L', width: 24, length: 29, sleeve: 25.5 },
      { size: 'XL', width: 26, length: 30, sleeve: 26 },
      { size: '2XL', width: 28, length: 31, sleeve: 26.5 },
    ],
  },
  hoodie: {
    blueprint: 900_004,
    sizes: [
      { size: 'S', width: 20.5, length: 27, sleeve: 25 },
      { size: 'M', width: 22.5, length: 28, sleeve: 25.5 },
      { size: 'L', width: 24.5, length: 29, sleeve: 26 },
      { size: 'XL', width: 26.5, length: 30, sleeve: 26.5 },
      { size: '2XL', width: 28.5, length: 31, sleeve: 27 },
      { size: '3XL', width: 30.5, length: 32, sleeve: 27.5 },
    ],
  },
}

/** What the garment with this number measures; null where nobody has measured it. */
export const sizeGuideOf = (blueprint: number | undefined): SizeMeasures[] | null => {
  const garment = Object.values(garments).find((known) => known.blueprint === blueprint)
  return garment ? [...garment.sizes] : null
}

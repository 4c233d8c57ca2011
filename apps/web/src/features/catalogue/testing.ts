import type { Product, ProductSummary, Variant } from '@beacon/contract/products'

const variant = (id: number, colour: string, size: string, rest: Partial<Variant> = {}): Variant => ({
  id,
  title: `${colour} / ${size}`,
  colour,
  size,
  sku: `TEE-${id}`,
  price: 1999,
  quantity: 12,
  is_enabled: true,
  is_available: true,
  is_default: false,
  ...rest,
})

const picture = (name: string, variantIds: number[]) => ({
  src: `/artwork/tee-${name}.svg`,
  srcSet: null,
  width: 800,
  height: 800,
  alt: `Harbor Tee in ${name}`,
  variantIds,
})

/** A print product: Black in S, M and XL (L is sold out), Navy in M only, Marigold entirely sold out. */
export const tee: Product = {
  id: 'tee',
  name: 'Harbor Tee',
  description: '<p>Heavy cotton &amp; a wide cut.</p><ul><li>Pre-shrunk</li></ul>',
  category: 'apparel',
  image: '/artwork/tee-Black.svg',
  images: [picture('Black', [1, 2, 3, 4]), picture('Navy', [12]), picture('Marigold', [22])],
  price: 1999,
  source: 'printify',
  status: 'Active',
  sku: 'TEE',
  weight: 0.4,
  dimensions: '20 × 28 in',
  inventory: 60,
  features: ['Heavy cotton', 'Wide cut', 'Pre-shrunk', 'Printed to order'],
  tags: ['tee', 'harbor'],
  options: {
    sizes: ['S', 'M', 'L', 'XL'],
    colours: [
      { name: 'Black', hex: '#16181b' },
      { name: 'Navy', hex: '#1f2a44' },
      { name: 'Marigold', hex: '#efa235' },
    ],
  },
  digital: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  variants: [
    variant(4, 'Black', 'XL', { price: 2199, quantity: 3 }),
    variant(1, 'Black', 'S'),
    variant(2, 'Black', 'M'),
    variant(3, 'Black', 'L', { is_available: false, quantity: 0 }),
    variant(12, 'Navy', 'M', { is_default: true }),
    variant(22, 'Marigold', 'M', { is_available: false, quantity: 0 }),
  ],
  sizeGuide: [
    { size: 'S', width: 18, length: 28, sleeve: 8 },
    { size: 'M', width: 20.5, length: 29, sleeve: 8.5 },
  ],
}

/** A product from our own stock with a single variant. */
export const mug: Product = {
  ...tee,
  id: 'mug',
  name: 'Foghorn Mug',
  description: '<p>Holds eleven ounces.</p>',
  category: 'merchandise',
  image: '/artwork/mug.svg',
  images: [{ ...picture('mug', []), src: '/artwork/mug.svg', alt: '' }],
  price: 2500,
  source: 'local',
  sku: null,
  weight: null,
  dimensions: null,
  inventory: 3,
  features: ['Dishwasher safe'],
  tags: [],
  options: { sizes: [], colours: [] },
  variants: [],
  sizeGuide: null,
}

/** A course that cannot be bought yet. */
export const course: Product = {
  ...mug,
  id: 'course',
  name: 'Local Search in an Evening',
  description: '<p>Two hours of video.</p>',
  category: 'courses',
  price: 4900,
  status: 'Coming Soon',
  digital: true,
}

/** Sold out. */
export const pin: Product = { ...mug, id: 'pin', name: 'Enamel Pin', price: 400, inventory: 0, features: [] }

/** A product as it appears in the store's list. */
export function summaryOf({ variants: _, sizeGuide: __, ...summary }: Product): ProductSummary {
  return summary
}

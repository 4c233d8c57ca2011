import type { ProductSeed } from './products.ts'

const COLOURS = ['Black', 'White', 'Navy'] as const
const SIZES = ['S', 'M', 'L', 'XL'] as const

/** Shirts in three colours and four sizes, for runs that need a shop of some size. The same every time. */
export const sampleProducts = (count: number): ProductSeed[] =>
  Array.from({ length: count }, (_, index) => ({
    id: (index + 1).toString(16).padStart(24, '5'),
    title: `Sample shirt ${index + 1}`,
    description: `<p>Shirt number ${index + 1} of a shop that exists for measurements, long enough to be like others.</p><ul><li>Cotton</li><li>Printed to order</li></ul>`,
    tags: ['T-shirts', `Batch ${index % 7}`],
    options: [
      { name: 'Colors', type: 'color', values: COLOURS.map((title, id) => ({ id: id + 1, title })) },
      { name: 'Sizes', type: 'size', values: SIZES.map((title, id) => ({ id: id + 10, title })) },
    ],
    variants: COLOURS.flatMap((colour, colourIndex) =>
      SIZES.map((size, sizeIndex) => ({
        id: 1000 + colourIndex * 10 + sizeIndex,
        sku: `S${index + 1}-${colourIndex}${sizeIndex}`,
        cost: 1100,
        price: 1999 + sizeIndex * 100,
        title: `${colour} / ${size}`,
        grams: 180,
        is_enabled: true,
        is_default: colourIndex === 0 && sizeIndex === 0,
        is_available: (index + colourIndex + sizeIndex) % 9 !== 0,
        options: [colourIndex + 1, sizeIndex + 10],
      })),
    ),
    images: [],
  }))

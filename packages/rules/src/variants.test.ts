import type { Variant } from '@beacon/contract/products'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canBeBought,
  chooseVariant,
  coloursOf,
  defaultVariant,
  imageOf,
  isCombinationOffered,
  isOffered,
  othersOf,
  quantityBounds,
  sizeOrder,
  sizesOf,
  sortSizes,
} from './variants.ts'

let nextId = 1
const variant = (colour: string | null, size: string | null, more: Partial<Variant> = {}): Variant => ({
  id: nextId++,
  title: [colour, size].filter(Boolean).join(' / '),
  colour,
  size,
  sku: null,
  price: 1999,
  quantity: 5,
  is_enabled: true,
  is_available: true,
  is_default: false,
  ...more,
})
const soldOut = { is_available: false, quantity: 0 }
const titleOf = (found: Variant | undefined) => found?.title

describe('PROD-3 the default variant', () => {
  test('is M in Black, whatever its position', () => {
    const variants = [
      variant('White', 'M', { is_default: true }),
      variant('Black', 'L'),
      variant('Black', 'M'),
    ]
    expect(titleOf(defaultVariant(variants))).toBe('Black / M')
  })

  test('otherwise is the one flagged as default', () => {
    const variants = [variant('Navy', 'S'), variant('Navy', 'L', { is_default: true })]
    expect(titleOf(defaultVariant(variants))).toBe('Navy / L')
  })

  test('otherwise is the first', () => {
    expect(titleOf(defaultVariant([variant('Navy', 'S'), variant('Navy', 'L')]))).toBe('Navy / S')
    expect(defaultVariant([])).toBeUndefined()
  })

  test('is an available one, if there is any', () => {
    const variants = [
      variant('Black', 'M', soldOut),
      variant('White', 'M', { is_enabled: false, is_default: true }),
      variant('White', 'L'),
    ]
    expect(titleOf(defaultVariant(variants))).toBe('White / L')
    expect(titleOf(defaultVariant([variant('Black', 'M', soldOut)]))).toBe('Black / M')
  })
})

describe('PROD-3 choosing a color or a size', () => {
  const variants = [
    variant('Black', 'S'),
    variant('Black', 'M'),
    variant('Black', 'XL'),
    variant('White', 'S', soldOut),
    variant('White', 'L'),
    variant('White', 'XL', { is_enabled: false }),
    variant('Navy', 'M', soldOut),
  ]

  test('selects the matching variant that is available', () => {
    expect(titleOf(chooseVariant(variants, { colour: 'White', size: 'L' }, 'colour'))).toBe('White / L')
  })

  test('keeps the new choice if the match is unavailable, in the nearest size', () => {
    expect(titleOf(chooseVariant(variants, { colour: 'White', size: 'XL' }, 'colour'))).toBe('White / L')
    expect(titleOf(chooseVariant(variants, { colour: 'Black', size: 'L' }, 'colour'))).toBe('Black / M')
    expect(titleOf(chooseVariant(variants, { colour: 'White', size: 'M' }, 'size'))).toBe('Black / M')
  })

  test('selects the sold-out variant if no variant with the new choice is available', () => {
    expect(titleOf(chooseVariant(variants, { colour: 'Navy', size: 'L' }, 'colour'))).toBe('Navy / M')
  })

  test('falls back to the other attribute if no variant has the value', () => {
    expect(titleOf(chooseVariant(variants, { colour: 'Teal', size: 'M' }, 'colour'))).toBe('Black / M')
    expect(chooseVariant(variants, { colour: 'Teal', size: '9XL' }, 'colour')).toBeUndefined()
  })
})

describe('PROD-3 choosing an option other than color or size', () => {
  const print = (size: string, other: string, more: Partial<Variant> = {}) =>
    variant(null, size, { title: `${size} / ${other}`, other, ...more })
  const variants = [
    print('M', 'Matte'),
    print('M', 'Glossy'),
    print('L', 'Matte', soldOut),
    print('L', 'Glossy'),
    print('XL', 'Matte'),
    print('XL', 'Linen', { is_enabled: false }),
  ]
  const choose = (size: string, other: string, changed: 'size' | 'other') =>
    titleOf(chooseVariant(variants, { size, colour: null, other }, changed))

  test('selects the available matching variant, and keeps the other options', () => {
    expect(choose('M', 'Glossy', 'other')).toBe('M / Glossy')
    expect(choose('L', 'Glossy', 'size')).toBe('L / Glossy')
  })

  test('keeps the new choice if the match is unavailable', () => {
    expect(choose('L', 'Matte', 'size')).toBe('L / Glossy')
    expect(choose('L', 'Matte', 'other')).toBe('M / Matte')
    expect(choose('XL', 'Glossy', 'size')).toBe('XL / Matte')
  })

  test('disabled variants are not listed, and a size lists the options that it is available with', () => {
    expect(othersOf(variants).map(({ value }) => value)).toEqual(['Matte', 'Glossy'])
    const canBeHad = (size: string, other?: string) =>
      isCombinationOffered(variants, { size, colour: null, other })
    expect(canBeHad('L')).toBe(true)
    expect(canBeHad('L', 'Matte')).toBe(false)
    expect(canBeHad('L', 'Glossy')).toBe(true)
  })
})

const colours = ['Black', 'White', 'Navy', null]
const variantOf = fc
  .record({
    colour: fc.constantFrom(...colours),
    size: fc.constantFrom(...sizeOrder, 'One size', null),
    other: fc.constantFrom('Matte', 'Glossy', undefined),
    is_enabled: fc.boolean(),
    is_available: fc.boolean(),
    is_default: fc.boolean(),
  })
  .map(({ colour, size, other, ...flags }) => variant(colour, size, { ...flags, ...(other && { other }) }))

describe('any product', () => {
  test('PROD-3 an available choice is always selected', () => {
    fc.assert(
      fc.property(
        fc.array(variantOf, { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.constantFrom('size' as const, 'colour' as const, 'other' as const),
        (variants, index, changed) => {
          const wanted = variants[index % variants.length]
          if (!wanted) return
          // Only a value can be chosen; a variant without one has no other to choose.
          fc.pre(changed !== 'other' || wanted.other !== undefined)
          const chosen = chooseVariant(variants, wanted, changed)
          expect(chosen).toBeDefined()
          expect(chosen?.[changed]).toBe(wanted[changed])
          const canBeHad = variants.some((other) => isOffered(other) && other[changed] === wanted[changed])
          expect(chosen && isOffered(chosen)).toBe(canBeHad)
          if (isCombinationOffered(variants, wanted)) {
            const { size, colour, other } = wanted
            expect([chosen?.size, chosen?.colour]).toEqual([size, colour])
            if (other) expect(chosen?.other).toBe(other)
          }
        },
      ),
    )
  })

  test('PROD-3 the default is available if any variant is', () => {
    fc.assert(
      fc.property(fc.array(variantOf, { minLength: 1, maxLength: 20 }), (variants) => {
        const chosen = defaultVariant(variants)
        expect(chosen && isOffered(chosen)).toBe(variants.some(isOffered))
      }),
    )
  })

  test('sizes are in size order, without duplicates', () => {
    fc.assert(
      fc.property(fc.array(variantOf, { maxLength: 20 }), (variants) => {
        const sizes = sizesOf(variants).map(({ value }) => value)
        expect(sizes).toEqual(sortSizes(sizes))
        expect(new Set(sizes).size).toBe(sizes.length)
      }),
    )
  })
})

test('PROD-2 the size order is the specification’s', () => {
  const inOrder = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']
  expect(sortSizes(inOrder.toReversed())).toEqual(inOrder)
})

test('unknown sizes come last, in their own order', () => {
  expect(sortSizes(['15 oz', '2XL', 'XS', '11 oz', 'M'])).toEqual(['XS', 'M', '2XL', '15 oz', '11 oz'])
})

test('sold-out values are listed and marked, values of disabled variants are not', () => {
  const variants = [
    variant('Black', 'M'),
    variant('White', 'M', soldOut),
    variant('Red', 'M', { is_enabled: false }),
  ]
  expect(coloursOf(variants)).toEqual([
    { value: 'Black', isOffered: true },
    { value: 'White', isOffered: false },
  ])
})

test('the maximum quantity is the variant’s stock, else the product’s, else 1', () => {
  expect(quantityBounds({ inventory: 40 }, { quantity: 7 })).toEqual({ min: 1, max: 7 })
  expect(quantityBounds({ inventory: 40 })).toEqual({ min: 1, max: 40 })
  expect(quantityBounds(undefined)).toEqual({ min: 1, max: 1 })
  expect(quantityBounds({ inventory: 0 }, { quantity: 0 })).toEqual({ min: 1, max: 1 })
  expect(quantityBounds({ inventory: 500 })).toEqual({ min: 1, max: 99 })
})

test('only active products in stock can be bought', () => {
  const product = { status: 'Active', inventory: 3, variants: [] } as unknown as Parameters<
    typeof canBeBought
  >[0]
  const withVariants = { ...product, variants: [variant('Black', 'M')] }
  expect(canBeBought(product)).toBe(true)
  expect(canBeBought({ ...product, inventory: 0 })).toBe(false)
  expect(canBeBought({ ...product, status: 'Coming Soon' })).toBe(false)
  expect(canBeBought(withVariants)).toBe(false)
  expect(canBeBought(withVariants, withVariants.variants[0])).toBe(true)
  expect(canBeBought(withVariants, variant('Black', 'M', soldOut))).toBe(false)
  expect(canBeBought(withVariants, variant('Black', 'M', { quantity: 0 }))).toBe(false)
})

test('the picture is the variant’s, else one of the whole product, else the first', () => {
  const image = (src: string, variantIds: number[]) => ({
    src,
    srcSet: null,
    width: 1,
    height: 1,
    alt: '',
    variantIds,
  })
  const [black, white, all] = [image('black', [1, 2]), image('white', [3]), image('all', [])]
  expect(imageOf({ images: [black, white] }, { id: 3 })).toBe(white)
  expect(imageOf({ images: [black, all] }, { id: 3 })).toBe(all)
  expect(imageOf({ images: [black, white] }, { id: 9 })).toBe(black)
  expect(imageOf({ images: [black, white] })).toBe(black)
})

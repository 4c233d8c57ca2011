import { productCategories } from '@beacon/contract/products'
import { artOfPath } from '@beacon/rules/product-art/product-art'
import { describe, expect, test } from 'vitest'
import { priceRanges } from '../store.ts'
import { digitalFileOf } from './digital-files.ts'
import { garments } from './garments.ts'
import { localProducts } from './local-products.ts'
import { productPictures } from './pictures.ts'
import { printProducts } from './print-products.ts'
import { workbook as ads } from './workbooks/first-thousand-in-ads.ts'
import { workbook as listing } from './workbooks/listing-in-an-afternoon.ts'
import { workbook as checks } from './workbooks/ten-page-website-check.ts'
import type { Workbook } from './workbooks/workbook.ts'

const all = [...printProducts, ...localProducts]

describe('the built-in products', () => {
  test('are at least 16 across all categories, each with a unique name', () => {
    expect(all.length).toBeGreaterThanOrEqual(16)
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(productCategories))
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(localProducts.map(({ id }) => id)).size).toBe(localProducts.length)
  })

  test('have the prices on which the specification’s totals are based', () => {
    const prices = all.map(({ price }) => price)
    expect(prices).toEqual(expect.arrayContaining([2500, 400, 4999, 5000, 1999]))
  })

  test('cover every price range that the store offers', () => {
    const empty = Object.values(priceRanges).filter(
      ({ from, to }) => !all.some(({ price }) => price >= from && price <= to),
    )
    expect(empty).toEqual([])
  })

  test('have measurements for every size of a garment, increasing with the size', () => {
    const measured = printProducts.filter(({ drawing }) => garments[drawing])
    expect(measured.length).toBeGreaterThanOrEqual(4)
    for (const { name, drawing, sizes } of measured) {
      const guide = garments[drawing]?.sizes ?? []
      expect(
        guide.map(({ size }) => size),
        name,
      ).toEqual(expect.arrayContaining([...sizes]))
      for (const measure of ['width', 'length', 'sleeve'] as const) {
        const figures = guide.map((row) => row[measure])
        expect(figures, `${name}, ${measure}`).toEqual([...new Set(figures)].sort((a, b) => a - b))
      }
    }
  })

  test.each(all)(
    '$name has description, features, tags and price in readable form',
    ({ description, features, tags, price }) => {
      expect(Number.isInteger(price) && price > 0).toBe(true)
      expect(description).toMatch(/^(<p>[^<]+<\/p>)+$/)
      expect(description.length).toBeGreaterThan(90)
      expect(features.length).toBeGreaterThanOrEqual(2)
      expect(tags.length).toBeGreaterThanOrEqual(1)
      expect(`${description} ${features.join(' ')}`).not.toMatch(
        /unlock|elevate|seamless|perfect for|high-quality|must-have/i,
      )
    },
  )

  test('list only existing variants as sold out', () => {
    for (const { name, colours, sizes, soldOut = [] } of printProducts) {
      const titles = (colours.length > 0 ? colours : [undefined]).flatMap((colour) =>
        (sizes.length > 0 ? sizes : [undefined]).map((size) => [colour, size].filter(Boolean).join(' / ')),
      )
      expect(titles, name).toEqual(expect.arrayContaining([...soldOut]))
    }
  })
})

test('have a drawing for every picture', () => {
  expect(productPictures.filter((path) => !artOfPath(path))).toEqual([])
  expect(productPictures.length).toBeGreaterThan(40)
})

describe('a digital product', () => {
  const digital = localProducts.filter((product) => product.digital)

  test.each(digital)('$name is a self-contained file', ({ id, name }) => {
    const file = digitalFileOf(id)
    expect(file).toMatchObject({ filename: `${id}.html`, contentType: 'text/html; charset=utf-8' })
    const html = file?.body() ?? ''
    expect(html).toContain(`<h1>${name}</h1>`)
    expect(html).not.toMatch(/<script|<img|<link|https?:\/\//)
    expect(html.match(/<section>/g)?.length).toBeGreaterThanOrEqual(7)
  })

  test('is the only kind of product with a file', () => {
    const others = localProducts.filter((product) => !product.digital)
    expect(others.filter(({ id }) => digitalFileOf(id))).toEqual([])
    expect(digitalFileOf('constructor')).toBeUndefined()
  })
})

test('the workbooks have what their pages promise by number', () => {
  const featuresOf = (id: string) => localProducts.find((product) => product.id === id)?.features
  const stepsOf = ({ pages }: Workbook) => pages.flatMap(({ steps }) => steps)
  expect(featuresOf('listing-in-an-afternoon')).toContain(`${stepsOf(listing).length} steps in order`)
  expect(listing.pages).toHaveLength(7)
  const refused = ads.pages.find(({ title }) => title === 'Words to refuse')?.steps ?? []
  const words = refused.filter((step) => !step.startsWith('Elsewhere')).flatMap((step) => step.split(', '))
  expect(featuresOf('first-thousand-in-ads')).toContain(`${words.length} words to exclude, by kind`)
  expect(ads.pages.map(({ title }) => title)).toContain('The Friday page')
  expect(featuresOf('ten-page-website-check')).toContain('Nine one-page checks')
  expect(checks.pages.slice(0, -1)).toHaveLength(9)
  expect(checks.pages.at(-1)?.title).toBe('The letter')
})

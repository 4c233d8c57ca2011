import {
  type Product,
  type ProductCategory,
  type ProductStatus,
  productCategories,
} from '@beacon/contract/products'
import type { NoteRow } from '../../providers/notes-reader.ts'
import { isNumber, isText, type NeededColumns } from '../../sync/assert-columns.ts'
import { filesOf, listOf, textOf } from '../../sync/plain-values.ts'
import { cleanLine, cleanText } from './description.ts'
import { type Draft, LEAST_CENTS } from './draft.ts'

/** Without them every product would be hidden, or sold without limit. */
export const neededColumns: NeededColumns = {
  Name: isText,
  Category: isText,
  Price: isNumber,
  Status: isText,
  Inventory: isNumber,
}

/**
 * Reads a row of the owner's product table: prices in dollars (D7), pictures as files, no variants. A row without a
 * name, a price or a known category stays out of the store until it has them.
 */
export function notesDraft({ id, editedAt, properties }: NoteRow): Draft {
  const name = cleanLine(textOf(properties.Name))
  const price = centsOf(properties.Price)
  const category = categoryOf(textOf(properties.Category))
  const inventory = pieces(properties.Inventory)
  const isComplete = name !== '' && price !== undefined && category !== undefined
  const product: Product = {
    id: id.replaceAll('-', ''),
    name: name || 'Without a name',
    description: cleanText(textOf(properties.Description)),
    category: category ?? 'merchandise',
    image: '',
    images: filesOf(properties.Image).map(({ url }) => ({
      src: url,
      srcSet: null,
      width: 1,
      height: 1,
      alt: name,
      variantIds: [],
    })),
    price: price ?? 0,
    source: 'notion',
    status: isComplete ? statusOf(textOf(properties.Status)) : 'Hidden',
    sku: textOf(properties.SKU) || null,
    weight: weightOf(textOf(properties.Weight)),
    dimensions: textOf(properties.Dimensions) || null,
    inventory: 0,
    features: listOf(properties.Features).map(cleanLine),
    tags: listOf(properties.Tags).map(cleanLine),
    options: { sizes: [], colours: [] },
    digital: false,
    updatedAt: new Date(editedAt).toISOString(),
    variants: [],
    sizeGuide: null,
  }
  return { product, counts: inventory === undefined ? [] : [{ variantId: 0, count: inventory }] }
}

/** Why rows that the owner means to sell stay out of the store, a sentence for each. */
export const notSold = (rows: readonly NoteRow[]): string[] =>
  rows.flatMap(({ id, properties }) => {
    const name = cleanLine(textOf(properties.Name))
    if (statusOf(textOf(properties.Status)) === 'Hidden') return []
    const lacks = [
      name === '' && 'a name',
      centsOf(properties.Price) === undefined && 'a price of $0.50 or more',
      categoryOf(textOf(properties.Category)) === undefined &&
        `a category that the store has (${productCategories.join(', ')})`,
    ].filter((lack) => lack !== false)
    return lacks.length > 0 ? [`“${name || id}” is not in the store: it needs ${lacks.join(' and ')}.`] : []
  })

/** Parses dollars as people type them; as text, because 19.99 times 100 is not 1999. */
function centsOf(dollars: unknown): number | undefined {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars) || dollars * 100 < LEAST_CENTS)
    return undefined
  return Number(dollars.toFixed(2).replace('.', ''))
}

const pieces = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : undefined

const categoryOf = (text: string): ProductCategory | undefined =>
  productCategories.find((category) => category === text.toLowerCase())

function statusOf(text: string): ProductStatus {
  const known = { active: 'Active', 'coming soon': 'Coming Soon' } as const
  return known[text.toLowerCase() as keyof typeof known] ?? 'Hidden'
}

const POUNDS: Readonly<Record<string, number>> = {
  '': 1,
  lb: 1,
  lbs: 1,
  pound: 1,
  pounds: 1,
  oz: 1 / 16,
  g: 1 / 453.59,
  kg: 2.2046,
}

/** '0.4 lb', '0.4' or '6 oz' in pounds; null if it is not understood. */
function weightOf(text: string): number | null {
  const [, number, unit = ''] = /^([\d.]+) *([a-z]*)\.?$/i.exec(text) ?? []
  const pounds = Number(number) * (POUNDS[unit.toLowerCase()] ?? Number.NaN)
  return pounds > 0 ? Number(pounds.toFixed(2)) : null
}

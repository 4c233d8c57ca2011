import { sizeGuideOf } from '@beacon/content/products/garments'
import type { Product, ProductCategory, ProductImage, Variant } from '@beacon/contract/products'
import { productCategories } from '@beacon/contract/products'
import { hexOf } from '@beacon/rules/colours'
import { defaultVariant, sizesOf, sortSizes } from '@beacon/rules/variants'
import type { PrintifyProduct } from '../../providers/printify.ts'
import { cleanHtml, cleanLine, splitFeatures } from './description.ts'
import type { Draft } from './draft.ts'

const GRAMS_A_POUND = 453.592
const MOST_PICTURES = 24

/** Printify has no categories: a tag that is one decides, else what kind of thing the tags speak of. */
const KINDS: readonly [ProductCategory, RegExp][] = [
  ['apparel', /shirt|tee\b|hoodie|sweat|clothing|apparel|tank|jacket|long sleeve|crewneck/i],
  ['accessories', /\bhats?\b|\bcaps?\b|beanie|bag|tote|sock|accessor|phone|backpack|bandana/i],
]

/** A product of the print provider in our words. Colours and sizes come by option ids: titles differ in order. */
export function printDraft(source: PrintifyProduct): Draft {
  const valueTitles = titlesByOption(source)
  const variants = source.variants.map((variant): Variant => {
    const chosen = (type: 'color' | 'size') =>
      variant.options.map((id) => valueTitles[type].get(id)).find((title) => title !== undefined) ?? null
    return {
      id: variant.id,
      title: cleanLine(variant.title),
      colour: chosen('color'),
      size: chosen('size'),
      sku: variant.sku ?? null,
      price: variant.price,
      quantity: 0,
      is_enabled: variant.is_enabled,
      is_available: variant.is_available,
      is_default: variant.is_default,
    }
  })
  const first = defaultVariant(variants)
  const { description, features } = splitFeatures(cleanHtml(source.description))
  const name = cleanLine(source.title)
  const product: Product = {
    id: source.id,
    name,
    description,
    category: categoryOf(source.tags),
    image: '',
    images: picturesOf(source, variants, name),
    price: first?.price ?? 0,
    source: 'printify',
    status: source.visible && !source.is_locked ? 'Active' : 'Hidden',
    sku: first?.sku ?? null,
    weight: pounds(source.variants.find(({ id }) => id === first?.id)?.grams),
    dimensions: null,
    inventory: 0,
    features,
    tags: source.tags.map(cleanLine).filter(Boolean),
    options: optionsOf(source, variants),
    digital: false,
    updatedAt: new Date(source.updated_at.replace(' ', 'T')).toISOString(),
    variants,
    sizeGuide: guideTo(source.blueprint_id, variants),
  }
  return { product, counts: [] }
}

const optionsOfType = ({ options }: PrintifyProduct, type: 'color' | 'size') =>
  options.filter((option) => option.type === type).flatMap((option) => option.values)

const titlesByOption = (source: PrintifyProduct) => {
  const titles = (type: 'color' | 'size') =>
    new Map(optionsOfType(source, type).map(({ id, title }) => [id, cleanLine(title)]))
  return { color: titles('color'), size: titles('size') }
}

/** Only what the shop offers: a blueprint has dozens of colours that nobody ordered for the store. */
function optionsOf(source: PrintifyProduct, variants: readonly Variant[]): Product['options'] {
  const enabled = variants.filter((variant) => variant.is_enabled)
  const sizes = new Set(enabled.map(({ size }) => size).filter((size) => size !== null))
  const names = new Set(enabled.map(({ colour }) => colour))
  const colours = optionsOfType(source, 'color')
    .map(({ title, colors = [] }) => ({ name: cleanLine(title), hex: swatch(colors[0], title) }))
    .filter(({ name }) => names.has(name))
  return { sizes: sortSizes([...sizes]), colours }
}

/** The measures of the sizes that are offered. */
function guideTo(blueprint: number | undefined, variants: readonly Variant[]): Product['sizeGuide'] {
  const offered = new Set(sizesOf(variants).map(({ value }) => value))
  const measures = sizeGuideOf(blueprint)?.filter(({ size }) => offered.has(size)) ?? []
  return measures.length > 0 ? measures : null
}

const swatch = (given: string | undefined, name: string) =>
  /^#[0-9a-f]{6}$/i.test(given ?? '') ? String(given).toLowerCase() : hexOf(name)

function picturesOf(source: PrintifyProduct, variants: readonly Variant[], name: string): ProductImage[] {
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  return source.images
    .map((image) => {
      const shown = image.variant_ids.map((id) => byId.get(id)).filter((variant) => variant?.is_enabled)
      const [colour] = new Set(shown.map((variant) => variant?.colour).filter(Boolean))
      const rank = (image.is_default ? 0 : 2) + (image.position === 'front' ? 0 : 1)
      const variantIds = shown.flatMap((variant) => (variant ? [variant.id] : []))
      const alt = colour ? `${name} in ${colour}` : name
      return { rank, image: { src: image.src, srcSet: null, width: 1, height: 1, alt, variantIds } }
    })
    .filter(({ image }) => image.variantIds.length > 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_PICTURES)
    .map(({ image }) => image)
}

function categoryOf(tags: readonly string[]): ProductCategory {
  const named = productCategories.find((category) => tags.some((tag) => tag.toLowerCase() === category))
  const kind = KINDS.find(([, pattern]) => tags.some((tag) => pattern.test(tag)))
  return named ?? kind?.[0] ?? 'merchandise'
}

const pounds = (grams: number | undefined) =>
  grams ? Math.round((grams / GRAMS_A_POUND) * 100) / 100 || null : null

import { sizeGuideOf } from '@beacon/content/products/garments'
import type { Product, ProductCategory, ProductImage, Variant } from '@beacon/contract/products'
import { productCategories } from '@beacon/contract/products'
import { hexOf } from '@beacon/rules/colours'
import { defaultVariant, othersOf, sizesOf, sortSizes } from '@beacon/rules/variants'
import type { PrintifyProduct } from '../../providers/printify.ts'
import { cleanHtml, cleanLine, splitFeatures } from './description.ts'
import { type Draft, LEAST_CENTS } from './draft.ts'

const GRAMS_A_POUND = 453.592
const MOST_PICTURES = 24

/**
 * Printify has no categories: a tag that names one decides, otherwise the kind of thing that the tags mention. A printed
 * thing is sent in a parcel, so it is no service, whatever its tags say.
 */
const KINDS: readonly [ProductCategory, RegExp][] = [
  ['apparel', /shirt|tee\b|hoodie|sweat|clothing|apparel|tank|jacket|long sleeve|crewneck/i],
  ['accessories', /\bhats?\b|\bcaps?\b|beanie|bag|tote|sock|accessor|phone|backpack|bandana/i],
]

/** Maps a product of the print provider. Choices are read by option id, because titles vary in order. */
export function printDraft(source: PrintifyProduct): Draft {
  const { colour, size, others } = choicesOf(source)
  const variants = source.variants.map((variant): Variant => {
    const chosen = (choice: Choice | undefined) =>
      variant.options.map((id) => choice?.titles.get(id)).find((title) => title !== undefined) ?? null
    const other = others.map(chosen).filter((title) => title !== null)
    return {
      id: variant.id,
      title: titleOf(cleanLine(variant.title), other),
      colour: chosen(colour),
      size: chosen(size),
      ...(other.length > 0 && { other: other.join(' / ') }),
      sku: variant.sku ?? null,
      price: variant.price,
      quantity: 0,
      is_enabled: variant.is_enabled && variant.price >= LEAST_CENTS,
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
    options: optionsOf(colour, others, variants),
    digital: false,
    updatedAt: new Date(source.updated_at.replace(' ', 'T')).toISOString(),
    variants,
    sizeGuide: guideTo(source.blueprint_id, variants),
  }
  return { product, counts: [] }
}

/** Whether the shop sells a variant at a price that is more likely a slip. */
export const hasNoPrice = ({ variants }: PrintifyProduct): boolean =>
  variants.some(({ is_enabled, price }) => is_enabled && price < LEAST_CENTS)

type PrintOption = PrintifyProduct['options'][number]

/** An option with the titles of its values by id. */
interface Choice extends PrintOption {
  titles: ReadonlyMap<number, string>
}

/** Colour, size and any other option, such as a finish or a paper. An option with a single value is no choice. */
function choicesOf({ options, variants }: PrintifyProduct) {
  const offered = new Set(variants.filter(({ is_enabled }) => is_enabled).flatMap(({ options: ids }) => ids))
  const choices = options.map(
    (option): Choice => ({
      ...option,
      titles: new Map(option.values.map(({ id, title }) => [id, cleanLine(title)])),
    }),
  )
  const colour = choices.find(({ type }) => type === 'color')
  const size = choices.find(({ type }) => type === 'size')
  const others = choices.filter(
    (choice) =>
      choice !== colour && choice !== size && choice.values.filter(({ id }) => offered.has(id)).length > 1,
  )
  return { colour, size, others }
}

/** Titles usually name every option; where one does not, two lines of a cart would read the same. */
const titleOf = (title: string, other: readonly string[]): string =>
  [title, ...other.filter((value) => !title.includes(value))].join(' / ')

/** Only the options that the shop offers: a blueprint has dozens of colours that nobody chose for the store. */
function optionsOf(
  colour: Choice | undefined,
  others: readonly Choice[],
  variants: readonly Variant[],
): Product['options'] {
  const enabled = variants.filter((variant) => variant.is_enabled)
  const sizes = new Set(enabled.map(({ size }) => size).filter((size) => size !== null))
  const names = new Set(enabled.map(({ colour }) => colour))
  const colours = (colour?.values ?? [])
    .map(({ title, colors = [] }) => ({ name: cleanLine(title), hex: swatch(colors[0], title) }))
    .filter(({ name }) => names.has(name))
  const other = othersOf(variants).length > 0 && others.map(({ name }) => cleanLine(name)).join(' / ')
  return { sizes: sortSizes([...sizes]), colours, ...(other && { other }) }
}

/** The measurements of the offered sizes. */
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
  const named = productCategories.find(
    (category) => category !== 'services' && tags.some((tag) => tag.toLowerCase() === category),
  )
  const kind = KINDS.find(([, pattern]) => tags.some((tag) => pattern.test(tag)))
  return named ?? kind?.[0] ?? 'merchandise'
}

const pounds = (grams: number | undefined) =>
  grams ? Math.round((grams / GRAMS_A_POUND) * 100) / 100 || null : null

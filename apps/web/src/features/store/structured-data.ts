import { agency } from '@beacon/content/agency'
import { commerce } from '@beacon/content/commerce'
import { garmentMeasures } from '@beacon/content/store'
import type { Product, Variant } from '@beacon/contract/products'
import { deliveryOf } from '@beacon/rules/delivery'
import { textOf } from '@beacon/rules/plain-html'
import { quote } from '@beacon/rules/quote'
import { canBeBought, imageOf } from '@beacon/rules/variants'
import { businessId, dollarsText, type GraphNode } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { measureKeys } from './size-guide.tsx'

type Absolute = (path: string) => string

/**
 * A product with its offers as structured data: a product, or a group with one entry per variant on sale. Without a
 * rating (decision D8).
 */
export function productNodes(absolute: Absolute, product: Product): GraphNode[] {
  const url = absolute(paths.product(product.id))
  const variants = product.variants.filter(({ is_enabled }) => is_enabled)
  const about = {
    name: product.name,
    description: textOf(product.description),
    category: product.category,
    brand: { '@type': 'Brand', name: agency.name },
    url,
  }
  if (variants.length === 0) {
    return [
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        ...about,
        ...(product.sku ? { sku: product.sku } : {}),
        image: absolute(product.image),
        offers: offer(absolute, product, undefined),
      },
      ...termsNodes(absolute, product, [product.price]),
    ]
  }
  return [
    {
      '@type': 'ProductGroup',
      '@id': `${url}#product`,
      ...about,
      productGroupID: product.id,
      variesBy: variesBy(variants),
      hasVariant: variants.map((variant) => variantNode(absolute, product, variant)),
    },
    ...termsNodes(
      absolute,
      product,
      variants.map(({ price }) => price),
    ),
  ]
}

const variesBy = (variants: readonly Variant[]) =>
  (['size', 'colour'] as const)
    .filter((attribute) => variants.some((variant) => variant[attribute] !== null))
    .map((attribute) => `https://schema.org/${attribute === 'size' ? 'size' : 'color'}`)

function variantNode(absolute: Absolute, product: Product, variant: Variant) {
  return {
    '@type': 'Product',
    name: `${product.name}, ${variant.title}`,
    image: absolute(imageOf(product, variant)?.src ?? product.image),
    ...(variant.sku ? { sku: variant.sku } : {}),
    ...(variant.size ? { size: variant.size, ...measurements(product, variant.size) } : {}),
    ...(variant.colour ? { color: variant.colour } : {}),
    offers: offer(absolute, product, variant),
  }
}

/** The garment's measurements in this size, if known. */
function measurements({ sizeGuide }: Product, size: string) {
  const measures = sizeGuide?.find((one) => one.size === size)
  if (!measures) return {}
  return {
    hasMeasurement: measureKeys.map((key) => ({
      '@type': 'QuantitativeValue',
      name: garmentMeasures[key].name,
      value: measures[key],
      unitCode: 'INH',
    })),
  }
}

const isShipped = (product: Product): boolean => deliveryOf(product) === 'parcel'

function offer(absolute: Absolute, product: Product, variant: Variant | undefined) {
  const price = variant?.price ?? product.price
  return {
    '@type': 'Offer',
    url: absolute(paths.product(product.id, variant?.id ?? null)),
    price: dollarsText(price),
    priceCurrency: 'USD',
    availability: `https://schema.org/${canBeBought(product, variant) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': businessId(absolute) },
    // Nothing of a service or a file is shipped or sent back.
    ...(isShipped(product) && {
      shippingDetails: { '@id': shippingId(absolute, shippingOf(price)) },
      hasMerchantReturnPolicy: { '@id': returnsId(absolute) },
    }),
  }
}

/** What shipping costs for one piece. */
const shippingOf = (unitCents: number): number =>
  quote([{ unitCents, quantity: 1, isShipped: true }], commerce).shipping

const shippingId = (absolute: Absolute, cents: number) =>
  absolute(cents === 0 ? '/store#free-shipping' : '/store#shipping')
const returnsId = (absolute: Absolute) => absolute('/store#returns')

/** The terms that the offers of what is shipped refer to: each shipping rate of these prices, and the returns. */
function termsNodes(absolute: Absolute, product: Product, prices: readonly number[]): GraphNode[] {
  if (!isShipped(product)) return []
  const rates = [...new Set(prices.map(shippingOf))]
  return [...rates.map((cents) => shippingNode(absolute, cents)), returnsNode(absolute)]
}

const shippingNode = (absolute: Absolute, cents: number): GraphNode => ({
  '@type': 'OfferShippingDetails',
  '@id': shippingId(absolute, cents),
  shippingRate: { '@type': 'MonetaryAmount', value: dollarsText(cents), currency: 'USD' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
})

const returnsNode = (absolute: Absolute): GraphNode => ({
  '@type': 'MerchantReturnPolicy',
  '@id': returnsId(absolute),
  applicableCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: commerce.returnDays,
})

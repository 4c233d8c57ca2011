import type { Product, Variant } from '@beacon/contract/products'
import { canBeBought } from '@beacon/rules/variants'

/** What somebody can wait for; the value is the variant's id, or `ANY` for the product in whichever variant. */
export interface Choice {
  value: string
  label: string
}

export const ANY = 'any'
const any: Choice = { value: ANY, label: 'Any of them' }

/** What turned out to be for sale after all. */
export interface ForSale {
  /** The server's words. */
  sentence: string
  /** The product as it is by now. */
  product: Product
  /** The variant to show: the one that was asked for. */
  variant: Variant | undefined
}

/** The variant that a choice is about: of any, the one on the page if it can be bought, or else the first that can. */
export function variantOf(
  product: Product,
  choice: string,
  chosen: Variant | undefined,
): Variant | undefined {
  if (choice !== ANY) return product.variants.find(({ id }) => String(id) === choice)
  const forSale = product.variants.filter((variant) => canBeBought(product, variant))
  return forSale.find(({ id }) => id === chosen?.id) ?? forSale[0]
}

/**
 * What cannot be bought of a product: its variants that are sold out, the chosen one among them, and any of them if all
 * are. A product that is not on sale yet, or comes in one form, is waited for as a whole.
 */
export function choicesOf(product: Product, chosen: Variant | undefined): Choice[] {
  const { status, variants } = product
  if (variants.length === 0 || status !== 'Active') return canBeBought(product) ? [] : [any]
  const soldOut = variants.filter(
    (variant) => !canBeBought(product, variant) && (variant.is_enabled || variant === chosen),
  )
  const choices = soldOut.map(({ id, title }) => ({ value: String(id), label: title }))
  const areAll = variants.every((variant) => !canBeBought(product, variant))
  return areAll && choices.length > 1 ? [...choices, any] : choices
}

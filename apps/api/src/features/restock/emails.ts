import type { Product } from '@beacon/contract/products'
import { usd } from '@beacon/rules/money'
import { compose, type MailContent } from '../../mail/layout.ts'
import { nameOf, variantOf, type Wanted } from './availability.ts'

/** To somebody who waited: it can be bought. */
export function restocked(product: Product, wanted: Wanted, url: string): MailContent {
  const variant = variantOf(product, wanted.variant_id)
  return compose({
    subject: `You can buy it now: ${nameOf(product, wanted)}`,
    heading: `${product.name} is here.`,
    paragraphs: [
      'You asked us for one email when you can buy this. Here it is: we send no other, and you are on no list.',
      'We hold nothing back, so the first to order gets it.',
    ],
    facts: [
      ['What', product.name],
      ['Variant', variant?.title ?? ''],
      ['Price', usd(variant?.price ?? product.price)],
    ],
    button: ['See it in the store', url],
  })
}

import { usd } from '@beacon/rules/money'
import { paths } from '@beacon/rules/paths'
import type { Passage } from './passages.ts'

/** A product as the assistant speaks of it. */
export interface ChatProduct {
  id: string
  name: string
  /** Cents; the lowest price of its variants. */
  price: number
  /** Plain words. */
  description: string
}

/** A product as a passage of the store's own index. */
export const productPassage = ({ id, name, price, description }: ChatProduct): Passage => ({
  id: `product/${id}`,
  topic: 'store',
  aspects: ['price'],
  title: name,
  text: `${name}: ${usd(price)}. ${description}`,
  // In a small index every word is less rare.
  weight: 2.5,
  link: { text: name, to: paths.product(id) },
})

/** Whether it is about a single product, rather than the store. */
export const isProduct = ({ id }: Passage): boolean => id.startsWith('product/')

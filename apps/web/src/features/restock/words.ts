import { restockLabels } from '@beacon/content/restock'
import type { Product } from '@beacon/contract/products'

/** The words of the button. */
export const promiseOf = ({ status }: Pick<Product, 'status'>): string =>
  status === 'Active' ? restockLabels.soldOut : restockLabels.notYet

export { loadProduct } from './load-products.ts'
export type { Answer } from './use-kept.ts'
export { knownProduct, useProduct, useProducts } from './use-products.ts'

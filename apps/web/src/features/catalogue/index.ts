export { loadProduct } from './load-products.ts'
export { knownProduct, useProduct, useProducts } from './use-products.ts'

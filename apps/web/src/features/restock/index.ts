export type { ForSale } from './choices.ts'
export { RestockOffer } from './restock-offer.tsx'

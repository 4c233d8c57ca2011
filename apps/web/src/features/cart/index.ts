export { CartChanges } from './cart-changes.tsx'
export { changeCart, readCart, setCart, useCart } from './cart-store.ts'
export { LinePicture } from './line-picture.tsx'
export { includedIn, isShipped, OrderSummary, quoteOfCart } from './order-summary.tsx'
export { CartLink, SiteCart } from './site-cart.tsx'
export {
  forgetPromotion,
  objectionOfCart,
  readPromotion,
  storedPromotionFor,
  storePromotion,
} from './stored-promotion.ts'
export { useCartReview } from './use-cart-review.ts'

export { PromoCodesScreen } from './promo-codes-screen.tsx'

export { CheckoutScreen } from './checkout-screen.tsx'
export { ThankYouScreen } from './thank-you-screen.tsx'

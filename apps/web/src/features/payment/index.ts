export { forgetPayment } from './attempt.ts'
export { CardsAreOff, useCardsAreOff } from './cards-are-off.tsx'
export { type Paid, PaymentModal, type PaymentRequestInput } from './payment-modal.tsx'

export { forgetPayment } from './attempt.ts'
export type { Intent } from './open-payment.ts'
export { type Paid, PaymentModal, type PaymentRequestInput } from './payment-modal.tsx'

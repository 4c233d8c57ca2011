export { forgetPayment } from './attempt.ts'
export { type Paid, PaymentModal, type PaymentRequestInput } from './payment-modal.tsx'

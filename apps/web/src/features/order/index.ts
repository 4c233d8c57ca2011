export { OrderFacts } from './order-facts.tsx'
export { hasParcel, orderStateWords, orderTypes } from './order-words.ts'
export { StateNotice } from './state-notice.tsx'
export { useOrder } from './use-order.ts'

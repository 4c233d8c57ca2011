/** The validation and calls of an order, and zod with them: loaded when the visitor begins to type. */
export const loadOrdering = () => import('./place-order.ts')

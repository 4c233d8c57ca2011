import { loadPart } from '../../lib/load-part.ts'

/** The validation and calls of an order, and zod with them: loaded when the visitor begins to type. */
export const loadOrdering = () => loadPart(() => import('./place-order.ts'))

/** At the first focus, since a browser repeats a failed import without asking again (0053). */
export const prepareOrdering = (): void => void loadOrdering().catch(() => {})

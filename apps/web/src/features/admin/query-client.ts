import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api.ts'

/** An outage may be over in a second; a refusal stays one. */
const isWorthRepeating = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * What the back office knows of the server, shared by its screens. On the server nothing is ever asked or kept in it:
 * without a session no screen is rendered.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: isWorthRepeating, staleTime: 5_000 },
    mutations: { networkMode: 'always' },
  },
})

import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api.ts'

/** How often a list that is open is fetched again. */
export const REFRESH_MS = 60_000

/** An outage may be over in a second; a refusal will not change. */
const isWorthRepeating = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * The query cache that all screens of the back office share. On the server nothing is fetched or kept in it: without a
 * session no screen is rendered.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: isWorthRepeating, staleTime: 5_000 },
    mutations: { networkMode: 'always' },
  },
})

import { ApiError } from './api.ts'

/** Whether anything came back, if only a refusal or a proxy's page. Without, the network is what failed. */
export const isAnswered = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0

/** Whether what came back is in nobody's words, such as a proxy's: it says nothing that could be shown. */
export const isUnexplained = (error: unknown): boolean => isAnswered(error) && error.code === 'network'

/** What the error catalogue says in place of a reason that nobody gave. */
export const NO_REASON = 'Unknown error'

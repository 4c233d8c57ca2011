import { ApiError } from './api.ts'

/** Whether there was any response, even a refusal or a proxy's page. Otherwise the network failed. */
export const isAnswered = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0

/** Whether the response has a message of ours, such as a refusal. Of a proxy's page there is nothing to show. */
export const isExplained = (error: unknown): error is ApiError =>
  isAnswered(error) && error.code !== 'network'

/** What the error catalogue says in place of a reason that nobody gave. */
export const NO_REASON = 'Unknown error'

/** Words for a failure: these if its response was lost, so that nobody knows the outcome; otherwise the server's. */
export const unlessLost =
  (lost: string) =>
  (error: Error): string =>
    error instanceof ApiError && error.code === 'network' ? lost : error.message

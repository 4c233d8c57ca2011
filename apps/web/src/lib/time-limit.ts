const TIME_LIMIT_MS = 15_000

/** The time limit of what a visitor waits for, however many calls it makes. */
export const timeLimit = (): AbortSignal => AbortSignal.timeout(TIME_LIMIT_MS)

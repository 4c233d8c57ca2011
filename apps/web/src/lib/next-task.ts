/**
 * Yields to the event loop: an interaction can be handled between two tasks, not within one, so long work is split up.
 */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))

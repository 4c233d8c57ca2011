/** A visitor's touch may come between two tasks, and not within one: what takes a phone its time is cut up. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))

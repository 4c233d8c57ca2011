// Without zod: the chat's field counts with it.

/** Characters of a message to the assistant. */
export const LONGEST_MESSAGE = 2000

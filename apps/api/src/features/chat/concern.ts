/** The passage that answers a concern, and how people speak of it. */
export type Concern = readonly [passage: string, pattern: RegExp]

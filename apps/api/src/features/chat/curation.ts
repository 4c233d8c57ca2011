/** A curated answer: the passage that is pinned to a pattern of messages, ahead of any search. */
export type Curation = readonly [passage: string, pattern: RegExp]

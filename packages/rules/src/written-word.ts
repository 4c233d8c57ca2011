/**
 * A word as it is written in a text, with its apostrophes and hyphens. What finds words and what marks them cut a text
 * by it, or a word that was found would not be marked. The group is for `split`, which keeps the words with it.
 */
export const WRITTEN_WORD = /([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/gu

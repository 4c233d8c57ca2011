/**
 * A word as written, with its apostrophes and hyphens. Search and highlighting both split text by it, so that whatever
 * is found is also marked. The group keeps the words in `split`.
 */
export const WRITTEN_WORD = /([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/gu

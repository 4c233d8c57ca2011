import { WRITTEN_WORD } from '@beacon/rules/written-word'

/** Text with the search words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return text.split(WRITTEN_WORD).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their position
    words.includes(part.toLowerCase()) ? <mark key={at}>{part}</mark> : part,
  )
}

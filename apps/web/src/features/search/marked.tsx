import { WRITTEN_WORD } from '@beacon/rules/written-word'

/** A text with the words marked that were searched for. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return text.split(WRITTEN_WORD).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their place
    words.includes(part.toLowerCase()) ? <mark key={at}>{part}</mark> : part,
  )
}

import { WRITTEN_WORD } from '@beacon/rules/written-word'

/** Text with the search words highlighted: another element for each, whose text the browser may have translated. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <span key={`${text} ${words}`}>
      {text.split(WRITTEN_WORD).map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their position
        words.includes(part.toLowerCase()) ? <mark key={at}>{part}</mark> : part,
      )}
    </span>
  )
}

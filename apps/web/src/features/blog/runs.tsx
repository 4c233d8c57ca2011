import type { TextRun } from '@beacon/contract/blog'
import { TextLink } from '../../ui/text-link.tsx'

/** Text runs with their formatting and links. */
export const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run has no identity but its position
    <Run key={index} {...run} />
  ))

function Run({ text, bold, italic, code, struck, href }: TextRun) {
  let words = code ? <code>{text}</code> : text
  if (italic) words = <em>{words}</em>
  if (bold) words = <strong>{words}</strong>
  if (struck) words = <s>{words}</s>
  return href ? <TextLink to={href}>{words}</TextLink> : words
}

import type { ContentsEntry } from '@beacon/rules/blog-blocks'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

/** The least number of headings worth a table of contents. */
export const LEAST_CONTENTS = 3

/** The table of contents: beside the text on a wide screen, otherwise collapsed above it. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <>
      <nav aria-label="On this page" className="post-contents side-contents">
        <p className="font-semibold text-sm">On this page</p>
        <Entries entries={entries} />
      </nav>
      <details className="post-contents-fold">
        <summary>
          On this page
          <Icon name="chevron-down" className="size-5" />
        </summary>
        <Entries entries={entries} />
      </details>
    </>
  )
}

const Entries = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol>
    {entries.map(({ id, text, level }) => (
      <li key={id} className={classNames('contents-entry', level > 2 && 'pl-4')}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ol>
)

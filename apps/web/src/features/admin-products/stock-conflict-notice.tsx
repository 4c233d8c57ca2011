import type { MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OvertakenCount } from './counts.ts'

/** The name of a variant's count field. */
export const countField = (variantId: number): string => `stock-${variantId}`

interface StockConflictNoticeProps {
  counts: readonly OvertakenCount[]
  disabled: boolean
  /** The count that is kept. */
  onChoose: (variantId: number, count: number) => void
}

/** Counts that somebody else has changed since others were typed: a person decides which of the two to keep. */
export function StockConflictNotice({ counts, disabled, onChoose }: StockConflictNoticeProps) {
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>, variantId: number, count: number) => {
    const field = currentTarget.form?.elements.namedItem(countField(variantId))
    onChoose(variantId, count)
    // The notice unmounts, and its button with it.
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <Notice tone="warning" title="Sold or recounted since you started" live>
      <ul className="grid gap-4">
        {counts.map(({ variantId, title, typed, before, now }) => (
          <li key={variantId} className="grid gap-2">
            <p className="tabular-nums">
              {title && `${title}: `}
              {now} now, {before} when you began. You typed {typed}.
            </p>
            <p className="flex flex-wrap gap-2">
              <Button size="sm" aria-disabled={disabled} onClick={(event) => choose(event, variantId, now)}>
                Leave it at {now}
              </Button>
              <Button size="sm" aria-disabled={disabled} onClick={(event) => choose(event, variantId, typed)}>
                Make it {typed}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

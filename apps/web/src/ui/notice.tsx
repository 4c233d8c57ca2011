import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const MARK: Record<Tone, { icon: IconName; text: string; edge: string }> = {
  info: { icon: 'info', text: 'text-bay', edge: 'border-bay' },
  success: { icon: 'check', text: 'text-success', edge: 'border-success' },
  warning: { icon: 'alert', text: 'text-warning', edge: 'border-warning' },
  danger: { icon: 'alert', text: 'text-danger', edge: 'border-danger' },
}

interface NoticeProps {
  tone: Tone
  title?: string
  children: ReactNode
  /** It appears in answer to what the visitor did, so it is announced: at once for danger, politely otherwise. */
  live?: boolean
  /**
   * It replaces the element that had the focus, and takes it over. That announces it; as a live region it would be read
   * twice.
   */
  takesFocus?: boolean
  /** Without edge and ground of its own, inside something that has them. */
  plain?: boolean
  className?: string
}

/** A sentence set apart: what it is about is said by an icon and words, never by colour alone. */
export function Notice({
  tone,
  title,
  children,
  live = false,
  takesFocus = false,
  plain = false,
  className,
}: NoticeProps) {
  const id = useId()
  const mark = MARK[tone]
  const announced = tone === 'danger' ? 'alert' : 'status'
  return (
    <div
      {...(takesFocus ? focusedAs(id) : { role: live ? announced : undefined })}
      className={classNames(
        'flex gap-3 p-4 wrap-anywhere',
        !plain && `border-l-3 bg-raised ${mark.edge}`,
        className,
      )}
    >
      <Icon name={mark.icon} className={classNames('mt-0.5 size-5 shrink-0', mark.text)} />
      <div id={takesFocus ? id : undefined} className="grid gap-1 text-sm [overflow-wrap:anywhere]">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}

/** A ref for what comes up in the place of what had the focus: whoever was there goes on from it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Props of a message that takes the focus when it comes, and is said by that; its words have this id. */
export const focusedAs = (wordsId: string) =>
  ({
    ref: takeFocus,
    tabIndex: -1,
    role: 'group',
    'aria-labelledby': wordsId,
  }) as const

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { moveBetweenRows } from './row-keys.ts'

interface ListDetailProps {
  list: ReactNode
  /** The open record; its `OpenedHeading` takes the focus. */
  detail: ReactNode
  /** The id of the open record, matching `data-row` in the list; null when none is open. */
  openId: string | null
  onClose: () => void
  /** Shown beside the list while no record is open; undefined when the list is empty. */
  hint: string
}

/**
 * A list with the open record beside it; on a small screen the record replaces the list. Arrows and j, k move between
 * rows, Enter opens, Escape closes and returns the focus to the row.
 */
export function ListDetail({ list, detail, openId, onClose, hint }: ListDetailProps) {
  useFocusBack(openId)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only adds a key to the links inside
    <div
      onKeyDown={openId === null ? undefined : closeOnEscape(onClose)}
      className="grid items-start gap-x-8 print:block lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only adds keys to the links inside */}
      <div
        onKeyDown={moveBetweenRows}
        className={classNames('min-w-0', openId !== null && 'no-print max-lg:hidden')}
      >
        {list}
      </div>
      {/* A click into the record's text keeps the focus in the record, so that Escape still closes it. */}
      <div
        tabIndex={-1}
        hidden={openId === null && hint === ''}
        className={classNames(
          'min-w-0 self-stretch print:m-0 print:border-0 lg:-mt-4 lg:border-line lg:border-l',
          openId === null && 'no-print max-lg:hidden',
        )}
      >
        <div className="print:static print:max-h-none print:overflow-visible print:p-0 lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:py-4 lg:pl-8">
          {openId === null ? <p className="py-24 text-center text-muted text-sm">{hint}</p> : detail}
        </div>
      </div>
    </div>
  )
}

/** Closes the open record, unless a field handles Escape itself. */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const isTyping = (event.target as HTMLElement).matches('input, select, textarea')
  if (event.key !== 'Escape' || isTyping) return
  event.preventDefault()
  onClose()
}

/** When a record is closed, the focus returns to the row that opened it, or, if it has left the list, to the first. */
export function useFocusBack(openId: string | null): void {
  const previous = useRef(openId)
  useEffect(() => {
    if (openId === null && previous.current !== null) {
      const rowOf = (selector: string) => document.querySelector<HTMLElement>(selector)
      const row = rowOf(`[data-row="${CSS.escape(previous.current)}"]`) ?? rowOf('[data-row]')
      ;(row ?? rowOf('main h1'))?.focus()
    }
    previous.current = openId
  }, [openId])
}

interface OpenedHeadingProps {
  /** The record's id: a new one takes the focus again. */
  id: string
  children: ReactNode
  onClose: () => void
}

/** The open record's heading, with the button back to the list. */
export function OpenedHeading({ id, children, onClose }: OpenedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another record opens
  useEffect(() => heading.current?.focus(), [id])
  return (
    <div className="flex items-start gap-4 max-lg:flex-col">
      <button
        type="button"
        onClick={onClose}
        className="no-print flex min-h-9 shrink-0 items-center gap-2 rounded font-semibold text-sm hover:text-bay lg:order-last lg:ml-auto lg:min-w-9 lg:justify-end"
      >
        <Icon name="arrow-left" className="size-4 lg:hidden" />
        <span className="lg:sr-only">Back to the list</span>
        <Icon name="close" className="size-5 max-lg:hidden" />
      </button>
      <h2 ref={heading} tabIndex={-1} className="min-w-0 text-h3 [overflow-wrap:anywhere]">
        {children}
      </h2>
    </div>
  )
}

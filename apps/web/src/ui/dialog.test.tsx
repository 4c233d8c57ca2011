import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  const opens = (name: string) =>
    function open(this: HTMLDialogElement) {
      calls.push(name)
      this.open = true
    }
  Object.assign(HTMLDialogElement.prototype, { show: opens('show'), showModal: opens('showModal') })
  // As in a browser, which dispatches it asynchronously.
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
})

test('a yielding dialog lets others above it, stays open, and is modal again afterwards', async () => {
  const onClose = vi.fn()
  const dialog = (yields: boolean) => (
    <Dialog open onClose={onClose} title="Pay" yields={yields}>
      Card
    </Dialog>
  )
  const { rerender, unmount } = render(dialog(false))
  rerender(dialog(true))
  rerender(dialog(false))
  await Promise.resolve()
  expect(calls).toEqual(['showModal', 'show', 'showModal'])
  expect(screen.getByRole('dialog', { name: 'Pay' })).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  rerender(dialog(true))
  unmount()
  expect(calls.at(-1)).toBe('show')
})

test('a yielding dialog keeps the focus off its buttons, and restores it afterwards', () => {
  const dialog = (yields: boolean) => (
    <Dialog open onClose={() => {}} title="Pay" yields={yields}>
      <button type="button">Pay $10.00</button>
    </Dialog>
  )
  const { rerender } = render(dialog(false))
  const pay = screen.getByRole('button', { name: 'Pay $10.00' })
  pay.focus()
  rerender(dialog(true))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pay' }))
  rerender(dialog(false))
  expect(document.activeElement).toBe(pay)
})

/** Focuses the heading of a new page, as the shell does. */
function Page({ open }: { open: boolean }) {
  useLayoutEffect(() => {
    if (!open) calls.push(`modal: ${document.querySelector('dialog')?.open}`)
  }, [open])
  return null
}

test('a page that replaces the one with the open dialog can take the focus, because nothing is modal any more', () => {
  const site = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="Your cart">
        Mug
      </Dialog>
      <Page open={open} />
    </>
  )
  const { rerender } = render(site(true))
  rerender(site(false))
  expect(calls.at(-1)).toBe('modal: false')
})

test('closing or unmounting a dialog whose opener is gone focuses the container of the opener', () => {
  const card = (shown: { opener: boolean; dialog: boolean }) => (
    <>
      <article tabIndex={-1} aria-label="Booking">
        {shown.opener && <button type="button">Cancel</button>}
      </article>
      {shown.dialog && (
        <Dialog open onClose={() => {}} title="Refund?">
          <button type="button">Refund</button>
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(card({ opener: true, dialog: false }))
  screen.getByRole('button', { name: 'Cancel' }).focus()
  rerender(card({ opener: true, dialog: true }))
  rerender(card({ opener: false, dialog: true }))
  screen.getByRole('button', { name: 'Refund' }).focus()
  rerender(card({ opener: false, dialog: false }))
  expect(document.activeElement).toBe(screen.getByRole('article'))
})

test('a press outside a dialog closes it; a text selection that ends outside does not', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Pay">
      <input aria-label="Card" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByLabelText('Card'))
  fireEvent.click(dialog)
  await Promise.resolve()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  await Promise.resolve()
  expect(onClose).toHaveBeenCalledOnce()
})

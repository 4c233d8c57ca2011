import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { renderAdmin } from './testing.tsx'
import { useOnce } from './use-once.ts'

function Money({ give }: { give: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const change = useOnce({ mutationFn: give })
  return (
    <section tabIndex={-1} aria-label="Payment">
      <button type="button" onClick={() => setAsking(true)}>
        Refund
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Refund the payment?"
        no="Keep the payment"
        yes="Refund $45.00"
        pendingLabel="Refunding…"
        change={change}
        act={(answered) => change.mutate(undefined, answered)}
      />
    </section>
  )
}

/** Opens the dialog as after pressing Refund. */
function ask() {
  const answer = Promise.withResolvers<void>()
  const give = vi.fn(() => answer.promise)
  renderAdmin(<Money give={give} />)
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  return { give, answer }
}
const button = (name: string) => screen.getByRole('button', { name })
const isAsked = () => screen.queryByRole('dialog') !== null

test('the safe button has the initial focus, and changes nothing', () => {
  const { give } = ask()
  expect(document.activeElement).toBe(button('Keep the payment'))
  fireEvent.click(button('Keep the payment'))
  expect(isAsked()).toBe(false)
  expect(give).not.toHaveBeenCalled()
})

test('the second press of a double click on the opener does not confirm', async () => {
  const { give } = ask()
  fireEvent.click(button('Refund $45.00'), { detail: 2 })
  expect(give).not.toHaveBeenCalled()
  fireEvent.click(button('Refund $45.00'), { detail: 1 })
  await waitFor(() => expect(give).toHaveBeenCalledOnce())
})

test('the confirm button shows that it is pending, acts once, and closes the dialog', async () => {
  const { give, answer } = ask()
  fireEvent.click(button('Refund $45.00'))
  fireEvent.click(await screen.findByRole('button', { name: 'Refunding…' }))
  expect(give).toHaveBeenCalledOnce()
  answer.resolve()
  await waitFor(() => expect(isAsked()).toBe(false))
})

test('a failure is shown in the dialog until it is closed', async () => {
  const { answer } = ask()
  fireEvent.click(button('Refund $45.00'))
  answer.reject(new Error('The bank says no.'))
  expect((await screen.findByRole('alert')).textContent).toBe('The bank says no.')
  fireEvent.click(button('Close'))
  fireEvent.click(button('Refund'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure after the dialog was closed is shown in a toast', async () => {
  const { answer } = ask()
  fireEvent.click(button('Refund $45.00'))
  await screen.findByRole('button', { name: 'Refunding…' })
  expect(isOff(button('Keep the payment'))).toBe(true)
  fireEvent.click(button('Close'))
  answer.reject(new Error('The bank says no.'))
  expect(await screen.findByText('The bank says no.')).toBeTruthy()
  expect(isAsked()).toBe(false)
})

test('a key pressed in the dialog does not reach the record around it', () => {
  const onKeyDown = vi.fn()
  renderAdmin(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a list that handles keys itself
    <div onKeyDown={onKeyDown}>
      <Money give={async () => {}} />
    </div>,
  )
  fireEvent.click(button('Refund'))
  fireEvent.keyDown(button('Keep the payment'), { key: 'Escape' })
  expect(onKeyDown).not.toHaveBeenCalled()
})

/** One dialog that serves several records. */
function Rows({ erase }: { erase: (name: string) => Promise<void> }) {
  const [name, setName] = useState<string>()
  const change = useOnce({ mutationFn: erase })
  return (
    <>
      {['Ann', 'Ben'].map((row) => (
        <button key={row} type="button" onClick={() => setName(row)}>
          {row}
        </button>
      ))}
      <ConfirmDialog
        open={name !== undefined}
        about={name}
        onClose={() => setName(undefined)}
        title={`Erase ${name}?`}
        no="Keep"
        yes="Erase"
        pendingLabel="Erasing…"
        change={change}
        act={(answered) => name && change.mutate(name, answered)}
      />
    </>
  )
}

test('a late answer about one record leaves the question about another alone', async () => {
  for (const isRefused of [false, true]) {
    const answer = Promise.withResolvers<void>()
    renderAdmin(<Rows erase={() => answer.promise} />)
    fireEvent.click(button('Ann'))
    fireEvent.click(button('Erase'))
    await screen.findByRole('button', { name: 'Erasing…' })
    fireEvent.click(button('Close'))
    fireEvent.click(button('Ben'))
    if (isRefused) answer.reject(new Error('Ann is kept.'))
    else answer.resolve()
    await screen.findByRole('button', { name: 'Erase' })
    expect(screen.getByRole('dialog', { name: 'Erase Ben?' })).toBeTruthy()
    expect(screen.queryAllByText('Ann is kept.')).toHaveLength(isRefused ? 1 : 0)
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
  }
})

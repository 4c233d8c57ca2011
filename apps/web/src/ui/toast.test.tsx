import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import type { Tone } from './notice.tsx'
import { ToastProvider, useToast } from './toast.tsx'

function Page({ tone }: { tone: Tone }) {
  const showToast = useToast()
  return (
    <>
      <Button onClick={() => showToast('Saved', tone)}>Save</Button>
      <Button onClick={() => showToast('It worked')}>Try again</Button>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
})

function save(tone: Tone = 'success') {
  render(
    <ToastProvider>
      <Page tone={tone} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByText('Save'))
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' })

test('a toast goes after six seconds', () => {
  save()
  wait(5999)
  expect(screen.getByText('Saved')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast stays as long as it has the focus', () => {
  save()
  act(() => dismiss().focus())
  wait(60_000)
  expect(document.activeElement).toBe(dismiss())
  act(() => screen.getByRole('button', { name: 'Save' }).focus())
  wait(6000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a failure stays until it is dismissed, and is shown once however often it happens', () => {
  save('danger')
  fireEvent.click(screen.getByText('Save'))
  wait(60_000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  fireEvent.click(dismiss())
  expect(screen.queryByText('Saved')).toBeNull()
})

test('who dismisses a toast goes on where they were before', () => {
  save('danger')
  const opener = screen.getByRole('button', { name: 'Save' })
  act(() => opener.focus())
  act(() => dismiss().focus())
  fireEvent.click(dismiss())
  expect(screen.queryByText('Saved')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a failure goes when the next attempt has worked', () => {
  save('danger')
  fireEvent.click(screen.getByText('Try again'))
  expect(screen.getByText('It worked')).toBeTruthy()
  expect(screen.queryByText('Saved')).toBeNull()
})

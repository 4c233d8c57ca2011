import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

const save = (pending: boolean) => (
  <Button key="save" pending={pending} pendingLabel="Saving...">
    Save
  </Button>
)

test('a button that was pressed has the focus again when it can be pressed again', () => {
  const { rerender } = render(save(false))
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  rerender(save(true))
  expect([button.textContent, button.disabled]).toEqual(['Saving...', true])
  // What browsers do with it, and jsdom does not.
  button.blur()
  rerender(save(false))
  expect(document.activeElement).toBe(button)
})

test('a button takes the focus from nobody who went on meanwhile', () => {
  const form = (pending: boolean) => [save(pending), <input key="next" />]
  const { rerender } = render(form(false))
  screen.getByRole('button').focus()
  rerender(form(true))
  screen.getByRole('textbox').focus()
  rerender(form(false))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoreButton } from './load-more.tsx'

const list = (hasMore: boolean) => (
  <>
    <MoreButton hasMore={hasMore} onMore={() => {}} />
    <input />
  </>
)

test('whoever loads the last of a list is told, where the button was', () => {
  const { rerender } = render(list(true))
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button'))
  rerender(list(false))
  expect(document.activeElement).toBe(screen.getByText('That is all.'))
})

test('whoever has gone on meanwhile stays where they are, and a short list says nothing', () => {
  const { rerender } = render(list(true))
  fireEvent.click(screen.getByRole('button'))
  screen.getByRole('textbox').focus()
  rerender(list(false))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  cleanup()
  render(list(false))
  expect(screen.queryByText('That is all.')).toBeNull()
})

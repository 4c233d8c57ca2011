import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoreButton } from './load-more.tsx'

const list = (hasMore: boolean) => (
  <>
    <MoreButton hasMore={hasMore} onMore={() => {}} />
    <input />
  </>
)

test('loading the last page of a list focuses an end message in place of the button', () => {
  const { rerender } = render(list(true))
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button'))
  rerender(list(false))
  expect(document.activeElement).toBe(screen.getByText('That is all.'))
})

test('loading the last page does not take the focus from elsewhere, and a short list has no end message', () => {
  const { rerender } = render(list(true))
  fireEvent.click(screen.getByRole('button'))
  screen.getByRole('textbox').focus()
  rerender(list(false))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  cleanup()
  render(list(false))
  expect(screen.queryByText('That is all.')).toBeNull()
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { isOff } from './testing.ts'

test('a pending button says so, keeps the focus and cannot be pressed again', () => {
  const onClick = vi.fn()
  const save = (pending: boolean) => (
    <Button onClick={onClick} pending={pending} pendingLabel="Saving...">
      Save
    </Button>
  )
  const { rerender } = render(save(false))
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  rerender(save(true))
  expect([button.textContent, isOff(button)]).toEqual(['Saving...', true])
  // A browser removes the focus from a disabled element; jsdom does not.
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  rerender(save(false))
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})

test('a form whose button is pending is not submitted again', () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const { container } = render(
    <form>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', onSubmit)
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { renderAdmin } from './testing.tsx'
import { useChange } from './use-change.ts'

function Save({ change }: { change: () => Promise<void> }) {
  const save = useChange(change, { touched: [] })
  return (
    <button type="button" onClick={() => save.mutate(undefined)}>
      Save
    </button>
  )
}

test.each([
  ['network', 'Please try again.', 'The response was lost, so this may have been done or not.'],
  ['conflict', 'Somebody else was faster.', 'Somebody else was faster.'],
] as const)('whoever has left the form reads in a toast how it ended: %s', async (code, message, told) => {
  const answer = Promise.withResolvers<void>()
  const { rerender } = renderAdmin(<Save change={() => answer.promise} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  rerender(null)
  answer.reject(new ApiError(code, message, { status: code === 'network' ? 0 : 409 }))
  expect(await screen.findByText(told, { exact: false })).toBeTruthy()
  expect(screen.queryByText(/try again/)).toBeNull()
})

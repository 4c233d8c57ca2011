import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusBack } from './list-detail.tsx'

function List({ ids, openId }: { ids: readonly string[]; openId: string | null }) {
  useFocusBack(openId)
  return (
    <main>
      <h1 tabIndex={-1}>Leads</h1>
      {ids.map((id) => (
        <button key={id} type="button" data-row={id}>
          {id}
        </button>
      ))}
    </main>
  )
}

test.each([
  [['ada', 'ben'], 'ben'],
  [['ada'], 'ada'],
  [[], 'Leads'],
] as const)('closing the record “ben” over the rows %j puts the focus on %j', (ids, focused) => {
  const { rerender } = render(<List ids={['ada', 'ben']} openId="ben" />)
  rerender(<List ids={ids} openId={null} />)
  expect(document.activeElement).toBe(screen.getByText(focused))
})

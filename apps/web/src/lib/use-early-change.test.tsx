import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, useEarlyChange } from './use-early-change.ts'

/** A select whose value differs from the one in the application's state. */
function Price({ take }: { take: (value: string) => void }) {
  const select = useEarlyChange<HTMLSelectElement>({ read: fieldValue, shown: 'any', take })
  return (
    <select ref={select} aria-label="Price" defaultValue="50-100">
      <option>any</option>
      <option>50-100</option>
    </select>
  )
}

async function arrive(type: NavigationTimingType, hasBeenActive: boolean) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
  const take = vi.fn()
  render(<Price take={take} />)
  await Promise.resolve()
  return { take, shown: screen.getByRole<HTMLSelectElement>('combobox').value }
}

test('a choice made before hydration is applied', async () => {
  expect((await arrive('navigate', true)).take).toHaveBeenCalledExactlyOnceWith('50-100')
  cleanup()
  expect((await arrive('back_forward', true)).take).toHaveBeenCalledExactlyOnceWith('50-100')
})

for (const type of ['back_forward', 'reload'] as const)
  test(`a value restored by the browser (${type}) is not applied as a choice`, async () => {
    const { take, shown } = await arrive(type, false)
    expect(take).not.toHaveBeenCalled()
    expect(shown).toBe('any')
  })

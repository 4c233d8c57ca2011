import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { TodayScreen } from './today-screen.tsx'

const away = () => Response.json({ code: 'unavailable', error: 'Not right now.' }, { status: 503 })

function open() {
  const fetch = vi.fn(async (_address: string) => away())
  vi.stubGlobal('fetch', fetch)
  renderAdmin(<TodayScreen />)
  return fetch
}

test('while the server is away no figure and no list pretends to be on its way', async () => {
  open()
  expect(await screen.findAllByText('This list could not be loaded.')).toHaveLength(4)
  expect(screen.getByText('The figures could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New leads: not known' }).textContent).toBe('?')
  expect(screen.queryByRole('link', { name: /counting/ })).toBeNull()
})

test('trying again asks for everything that failed', async () => {
  const fetch = open()
  await screen.findAllByText('This list could not be loaded.')
  const asked = () => fetch.mock.calls.map(([address]) => address)
  const before = asked()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(asked().toSorted()).toEqual([...before, ...before].toSorted()))
})

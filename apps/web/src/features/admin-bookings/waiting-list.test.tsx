import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { WaitingList } from './waiting-list.tsx'

const person = (id: string, name: string, until: string | null) => ({
  id,
  name,
  date: '2026-12-07',
  serviceName: 'Free consultation',
  email: `${id}@line.test`,
  phone: '',
  createdAt: '2026-11-23T15:00:00.000Z',
  offer: until && { time: '10:00 AM', until },
})

test('somebody is taken off the list after a question, which says what becomes of a time that is kept', async () => {
  let waiting = [person('ann', 'Ann', '2099-12-01T15:00:00.000Z'), person('ben', 'Ben', null)]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ waiting })
    waiting = waiting.filter(({ id }) => !address.endsWith(`/${id}`))
    return Response.json({ success: true, date: '2026-12-07' })
  })
  renderAdmin(<WaitingList />)
  const takeOff = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByText('Ann')
  takeOff(/^Take off Ben, Monday/)
  expect(screen.getByRole('dialog').textContent).not.toContain('offered to the next')
  takeOff(/^Leave in line$/)
  takeOff(/^Take off Ann, Monday/)
  expect(screen.getByRole('dialog').textContent).toContain(
    'The time kept for them is offered to the next in line.',
  )
  takeOff(/^Take off the list$/)
  await waitFor(() => expect(screen.queryByText('Ann')).toBeNull())
  expect(screen.getByText('Ben')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
})

import type { AuditEntry } from '@beacon/contract/audit'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AuditTable } from './audit-table.tsx'

test('a retried job has the same name as in the outbox', () => {
  const entry: AuditEntry = {
    id: 'a',
    at: '2026-11-23T14:00:00.000Z',
    who: 'owner@bay.example',
    act: 'job.retry',
    subject: { kind: 'booking', id: 'b' },
    line: 'mail.booking-reminder-day',
    outcome: 'done',
    reason: '',
    requestId: 'r',
    address: '127.0.0.1',
  }
  render(<AuditTable entries={[entry]} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Booking Mail to the visitor: a day to go' })).toBeTruthy()
})

import type { AdminSession } from '@beacon/contract/admin-security'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { SessionList } from './session-list.tsx'

const session = (id: string, createdAt: string, isThis = false): AdminSession => ({
  id,
  browser: 'Safari on iPhone',
  address: '198.51.100.7',
  createdAt,
  seenAt: createdAt,
  isThis,
})

test('the buttons that end two sessions of the same browser are told apart by when each began', () => {
  renderAdmin(
    <SessionList
      sessions={[
        session('a', '2026-11-20T15:00:00.000Z', true),
        session('b', '2026-11-20T14:00:00.000Z'),
        session('c', '2026-11-19T14:00:00.000Z'),
      ]}
    />,
  )
  const names = screen.getAllByRole('button', { name: /^Sign out: / }).map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual([
    expect.stringMatching(/^Sign out: Safari on iPhone, signed in Nov.20,.2026,.9:00.AM.EST$/),
    expect.stringMatching(/^Sign out: Safari on iPhone, signed in Nov.19,.2026,.9:00.AM.EST$/),
  ])
})

import type { SyncState } from '@beacon/contract/notion-admin'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { Syncs } from './syncs.tsx'

const failed: SyncState = {
  name: 'blog',
  isRunning: false,
  startedAt: null,
  lastOkAt: null,
  lastErrorAt: '2026-11-23T15:00:00.000Z',
  lastError: 'Notes database: slow',
  items: 0,
  warnings: [],
}

const show = (state: SyncState) => renderAdmin(<Syncs syncs={[state]} canSync />)

it('a failed sync mentions the last good copy only if there is one', () => {
  show(failed)
  expect(screen.getByText('No copy has come through yet')).toBeTruthy()
  cleanup()
  show({ ...failed, lastOkAt: '2026-11-23T14:00:00.000Z' })
  expect(screen.getByText('The last copy failed; visitors see the one before')).toBeTruthy()
})

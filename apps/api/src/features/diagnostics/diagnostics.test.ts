import { readDiagnostics } from '@beacon/contract/diagnostics'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/start-app.ts'

test('ADMIN-6 (D23) a visitor sees the status lines and no settings', async () => {
  const app = await startTestApp()
  const { status, settings } = await app.visitor.ask(readDiagnostics)
  expect(status).toContainEqual({ name: 'Notes database (Notion)', mode: 'on' })
  expect(settings).toBeNull()
})

test('ADMIN-6 (D23) an administrator sees which settings are present, but none of their values', async () => {
  const app = await startTestApp({ settings: { TAG_MANAGER_ID: 'GTM-TEST' } })
  const answer = await (await app.admin()).ask(readDiagnostics)
  expect(answer.settings).toEqual(
    expect.arrayContaining([
      { name: 'NOTION_TOKEN', isPresent: true },
      { name: 'CHAT_API_URL', isPresent: false },
      { name: 'TAG_MANAGER_ID', isPresent: true },
    ]),
  )
  expect(JSON.stringify(answer)).not.toMatch(/GTM-TEST|ntn_stand_in/)
})

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ensureServerBuild } from './server-build.ts'

const START = fileURLToPath(new URL('../start.mjs', import.meta.url))

test('the built server refuses a setting that only fails when it is read', async () => {
  await ensureServerBuild()
  const env = { NODE_ENV: 'test', SMTP_URL: 'smtp://user:100%@mail.example:587' }
  const child = spawn(process.execPath, [START], { env })
  expect(await text(child.stderr)).toBe(
    'The settings are not usable:\n  SMTP_URL has a % in user or password; write it as %25\n',
  )
})

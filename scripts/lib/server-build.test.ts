import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ensureServerBuild } from './server-build.ts'

const BUILT = new URL('../../apps/api/dist/server/', import.meta.url)
const START = fileURLToPath(new URL('../start.mjs', import.meta.url))

test('the built server rejects a setting that only fails when it is parsed', async () => {
  await ensureServerBuild()
  const env = { NODE_ENV: 'test', SMTP_URL: 'smtp://user:100%@mail.example:587' }
  const child = spawn(process.execPath, [START], { env })
  expect(await text(child.stderr)).toBe(
    'The settings are not usable:\n  SMTP_URL has a % in user or password; write it as %25\n',
  )
})

test('the built server is pure ASCII, so that V8 stores it with one byte per character', async () => {
  await ensureServerBuild()
  const wide = readdirSync(BUILT).filter((name) =>
    /[^\0-\x7F]/.test(readFileSync(new URL(name, BUILT), 'utf8')),
  )
  expect(wide).toEqual([])
})

test('the start does not load lazy Node modules, such as undici, by importing a whole namespace', async () => {
  await ensureServerBuild()
  const tell = `process.on('exit', () => console.log(process.moduleLoadList.join().includes('undici')))`
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${tell}`, START], {
    env: { NODE_ENV: 'test', SMTP_URL: 'smtp://user:100%@mail.example:587' },
  })
  expect(await text(child.stdout)).toBe('false\n')
})

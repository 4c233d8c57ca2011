import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const moduleUrl = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** Shuts down gracefully when interrupted, which takes a moment. */
const SERVER = `
  const { writeFileSync } = await import('node:fs')
  process.on('SIGINT', () => setTimeout(() => { writeFileSync('ended', ''); process.exit(0) }, 300))
  setInterval(() => {}, 1000)
  console.log('ready')`

/** A script with two steps, each with a process of its own. */
const SCRIPT = `
  import { firstLine, startProgram } from ${moduleUrl('./programs.ts')}
  import { newTempFolder } from ${moduleUrl('./temp-folder.ts')}
  newTempFolder('beacon-')
  const start = (code) => startProgram(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'inherit'], endSignal: 'SIGINT' })
  const server = start(${JSON.stringify(SERVER)})
  console.log(await firstLine(server))
  await server.ended
  start("require('node:fs').writeFileSync('second', '')")
  setInterval(() => {}, 1000)`

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a script ended by %s waits for its child processes, starts no more, and removes its folder',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'beacon-test-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const script = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
      cwd: folder,
      env: { ...process.env, TMPDIR: folder, TEMP: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(script.stdout, 'data')
    script.kill(signal)
    expect(await once(script, 'exit')).toEqual([130, null])
    expect(readdirSync(folder)).toEqual(['ended'])
  },
)

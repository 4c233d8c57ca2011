import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'

const FULL = '/dev/full'

/** Starts a process that logs to a pipe or a file, and prints to stderr that it is alive. */
function runLogging(body: string, output?: number) {
  const program = `
    const { createLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)})
    const log = createLog({ logLevel: 'info' })
    ${body}`
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', output ?? 'pipe', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>
}

const exitOf = (child: ReturnType<typeof runLogging>) =>
  new Promise<number | string | null>((done) => child.once('exit', (code, signal) => done(signal ?? code)))

const logFor = (ms: number) => `
    const until = Date.now() + ${ms}
    const timer = setInterval(() => {
      for (let n = 0; n < 200; n += 1) log.info({ n, words: 'x'.repeat(100) }, 'a line')
      if (Date.now() < until) return
      clearInterval(timer)
      console.error('alive')
    }, 20)`

test.each([
  ['blocks', ''],
  ['does not block', 'process.stdout.writable;'],
])(
  'a process that exits at once writes every line once and in order to a pipe that %s',
  async (_what, touch) => {
    const child = runLogging(
      `${touch} for (let n = 0; n < 5000; n += 1) log.info({ n, words: 'x'.repeat(100) }, 'a line'); process.exit(3)`,
    )
    const [written, code] = await Promise.all([text(child.stdout), exitOf(child)])
    const lines = written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { n: number; time: string })
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 5000 }, (_, n) => n))
    expect(Date.parse(lines[0]?.time ?? '')).toBeGreaterThan(0)
    expect(code).toBe(3)
  },
)

test('long lines and multibyte characters stay intact and in order', async () => {
  const child = runLogging(
    `for (const length of [3, 30_000, 60_000, 3, 50_000, 7]) log.info({ words: '€'.repeat(length) }, 'a line')`,
  )
  const lines = (await text(child.stdout)).trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { words: string }).words)).toEqual(
    [3, 30_000, 60_000, 3, 50_000, 7].map((length) => '€'.repeat(length)),
  )
})

test.skipIf(!existsSync(FULL))(
  'a process whose log cannot be written keeps running and exits normally',
  async () => {
    const full = openSync(FULL, 'w')
    const child = runLogging(logFor(700), full)
    closeSync(full)
    const [said, code] = await Promise.all([text(child.stderr), exitOf(child)])
    expect(said).toBe('alive\n')
    expect(code).toBe(0)
  },
)

test('a process whose log pipe is closed keeps running and exits on SIGTERM', async () => {
  const child = runLogging(
    `${logFor(700)}; process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`,
  )
  child.stdout.destroy()
  const ended = exitOf(child)
  child.stderr.once('data', () => child.kill('SIGTERM'))
  expect(await ended).toBe(0)
})

test('log lines are dropped when the reader is too slow, and the log then says how many', async () => {
  const child = runLogging(`
    for (let n = 0; n < 20_000; n += 1) log.info({ words: 'x'.repeat(100) }, 'a line')
    setTimeout(() => { log.info('after'); console.error('said') }, 1500)`)
  const stdout = child.stdout
  stdout.pause()
  await wait(100)
  const written = await text(stdout)
  const lines = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; lines?: number })
  const kept = lines.filter(({ msg }) => msg === 'a line').length
  const dropped = lines.find(({ lines: count }) => count !== undefined)?.lines ?? 0
  expect(dropped).toBeGreaterThan(0)
  expect(kept + dropped).toBe(20_000)
  expect(lines.at(-1)?.msg).toBe('after')
})

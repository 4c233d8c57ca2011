import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Two things fail every test: a console warning or error that the test does not expect (a test that expects one
 * spies on the method itself), and a connection to another machine.
 */
const said: unknown[][] = []

beforeEach(() => {
  said.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void said.push([method, ...words]))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(said, 'nothing unexpected on the console').toEqual([])
})

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket

// Files that share a process run this one after another; it must be replaced only once.
if (connect.name !== 'connectHere') Socket.prototype.connect = connectHere

function connectHere(this: Socket, ...args: unknown[]): Socket {
  const host = hostOf(args)
  if (!LOOPBACK.has(host)) throw new Error(`A test tried to connect to ${host}: only stand-ins are allowed.`)
  return connect.apply(this, args)
}

/** `connect(port, host)`, `connect({ port, host })`, or Node's own `connect([options, callback])`; a path is local. */
function hostOf(args: unknown[]): string {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0]
  const host = typeof first === 'object' && first !== null ? (first as { host?: string }).host : args[1]
  return typeof host === 'string' ? host : 'localhost'
}

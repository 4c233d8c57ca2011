import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems hand to outgoing connections: one of those may be gone before it is listened on. */
const FIRST = 20_000
const LAST = 32_000

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  return (await isTaken(port)) ? freePort() : port
}

/** Whether somebody listens on a port already. */
export function isTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', () => resolve(true))
  server.listen(port, host, () => server.close(() => resolve(false)))
  return promise
}

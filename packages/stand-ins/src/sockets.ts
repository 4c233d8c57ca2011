import { once } from 'node:events'
import type { Server } from 'node:net'
import type { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** Listens on loopback only and gives the port; 0 asks for a free one. Rejects when the port is taken. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port')
  return address.port
}

/** Writes text byte by byte, one a second unless told, until it is said or the other side has left. */
export async function drip(stream: Writable, text: string | Uint8Array, byteMs = 1000): Promise<void> {
  const left = new AbortController()
  stream.once('close', () => left.abort())
  for (const byte of Buffer.from(text)) {
    if (stream.destroyed) return
    stream.write(Buffer.of(byte))
    await wait(byteMs, undefined, { signal: left.signal }).catch(() => undefined)
  }
}

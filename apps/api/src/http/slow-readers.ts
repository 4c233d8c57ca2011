import type { ServerResponse } from 'node:http'

/** What unread answers may hold together before patience with them ends. */
const MOST_UNREAD_BYTES = 64 * 1024 ** 2

interface Patience {
  /** How often it looks, in milliseconds. */
  lookEveryMs: number
  /** How long a client may take to read a complete answer, in milliseconds. */
  readMs: number
  /** The same while unread answers hold too much memory. */
  pressedMs: number
}

/**
 * Cuts connections whose client does not read its answers, which wait in memory: a timeout of the socket alone begins
 * anew with every few bytes that are read. Returns how to stop.
 * @param inHand the responses that have not ended yet
 */
export function cutSlowReaders(inHand: ReadonlySet<ServerResponse>, patience: Patience): () => void {
  const since = new WeakMap<ServerResponse, number>()

  function look() {
    const now = performance.now()
    const complete = [...inHand].filter(({ writableEnded }) => writableEnded)
    const unread = complete.reduce((sum, { writableLength }) => sum + writableLength, 0)
    const limit = unread > MOST_UNREAD_BYTES ? patience.pressedMs : patience.readMs
    for (const res of complete) {
      const endedAt = since.get(res) ?? now
      since.set(res, endedAt)
      if (now - endedAt > limit) res.req.socket.destroy()
    }
  }

  const timer = setInterval(look, patience.lookEveryMs).unref()
  return () => clearInterval(timer)
}

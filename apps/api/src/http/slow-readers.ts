import type { ServerResponse } from 'node:http'

/** Whether more of an answer is ready than its client has read; of a stream the rest is not even made yet. */
const isWaiting = ({ writableEnded, writableNeedDrain }: ServerResponse): boolean =>
  writableEnded || writableNeedDrain

/** What unread answers may hold together before patience with them ends. */
const MOST_UNREAD_BYTES = 64 * 1024 ** 2

interface Patience {
  /** How often it looks, in milliseconds. */
  lookEveryMs: number
  /** How long an answer may wait for its client, in milliseconds. */
  readMs: number
  /** The same while unread answers hold too much memory. */
  pressedMs: number
}

/**
 * Cuts connections whose client does not read its answers, which wait in memory: a timeout of the socket alone begins
 * anew with every few bytes that are read. Returns how to stop.
 * @param inHand the responses that have not been read yet
 */
export function cutSlowReaders(inHand: ReadonlySet<ServerResponse>, patience: Patience): () => void {
  const since = new WeakMap<ServerResponse, number>()

  function look() {
    const now = performance.now()
    const responses = [...inHand]
    const unread = responses.reduce((sum, { writableLength }) => sum + writableLength, 0)
    const limit = unread > MOST_UNREAD_BYTES ? patience.pressedMs : patience.readMs
    for (const res of responses) {
      if (!isWaiting(res)) {
        since.delete(res)
        continue
      }
      const waitsSince = since.get(res) ?? now
      since.set(res, waitsSince)
      if (now - waitsSince > limit) res.req.socket.destroy()
    }
  }

  const timer = setInterval(look, patience.lookEveryMs).unref()
  return () => clearInterval(timer)
}

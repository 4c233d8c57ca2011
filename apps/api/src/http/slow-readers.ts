import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Whether more of an answer is ready than its client has read; of a stream the rest is not even made yet. */
const isWaiting = ({ writableEnded, writableNeedDrain }: ServerResponse): boolean =>
  writableEnded || writableNeedDrain

/** What unread answers may hold together before patience with the largest ends. */
const MOST_UNREAD_BYTES = 64 * 1024 ** 2

interface Patience {
  /** How often it looks, in milliseconds. */
  lookEveryMs: number
  /** How long an answer may wait for its client, in milliseconds. */
  readMs: number
  /** The same for the connections that hold most of it, while unread answers hold too much memory. */
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
    const pressing = largestBeyondMost(inHand)
    for (const res of inHand) {
      if (!isWaiting(res)) {
        since.delete(res)
        continue
      }
      const waitsSince = since.get(res) ?? now
      since.set(res, waitsSince)
      const { socket } = res.req
      if (now - waitsSince > (pressing.has(socket) ? patience.pressedMs : patience.readMs)) socket.destroy()
    }
  }

  const timer = setInterval(look, patience.lookEveryMs).unref()
  return () => clearInterval(timer)
}

/** The connections with most unread bytes, without which the others' are few enough: whoever reads one page waits on. */
function largestBeyondMost(inHand: ReadonlySet<ServerResponse>): Set<Socket> {
  const unread = new Map<Socket, number>()
  for (const { req, writableLength } of inHand)
    unread.set(req.socket, (unread.get(req.socket) ?? 0) + writableLength)
  let sum = unread.values().reduce((total, bytes) => total + bytes, 0)
  const largest = new Set<Socket>()
  for (const [socket, bytes] of [...unread].sort(([, a], [, b]) => b - a)) {
    if (sum <= MOST_UNREAD_BYTES) break
    largest.add(socket)
    sum -= bytes
  }
  return largest
}

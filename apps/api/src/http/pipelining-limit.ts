import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send one request at a time on a connection; load generators pipeline a few dozen. */
const MOST_PIPELINED = 64

const owed = new WeakMap<Socket, number>()

/**
 * Cuts a connection with too many unread responses: Node parses a thousand pipelined requests of one packet before it
 * checks whether the client reads, and all the responses would wait in memory.
 */
export function limitPipelining({ socket }: IncomingMessage, res: ServerResponse): boolean {
  const answers = (owed.get(socket) ?? 0) + 1
  if (answers > MOST_PIPELINED) {
    socket.destroy()
    return true
  }
  owed.set(socket, answers)
  res.on('close', () => owed.set(socket, (owed.get(socket) ?? 1) - 1))
  return false
}

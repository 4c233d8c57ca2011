import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies ask for one thing after the other on a connection; load generators for some dozens at once. */
const MOST_AHEAD = 64

const owed = new WeakMap<Socket, number>()

/**
 * Cuts a connection on which far more is asked for than is taken: Node reads a thousand requests of one packet before it
 * looks whether anybody reads the answers, and all of them would wait in memory.
 */
export function cutWhoAsksAhead({ socket }: IncomingMessage, res: ServerResponse): boolean {
  const answers = (owed.get(socket) ?? 0) + 1
  if (answers > MOST_AHEAD) {
    socket.destroy()
    return true
  }
  owed.set(socket, answers)
  res.on('close', () => owed.set(socket, (owed.get(socket) ?? 1) - 1))
  return false
}

import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

interface RawConnection {
  write(text: string): void
  /** Everything received, once the server has closed the connection. */
  closed: Promise<string>
  /** What was received so far, once it contains `text`. */
  until(text: string): Promise<string>
}

/** A raw connection for partial requests and for requests that no HTTP library would send. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  let received = ''
  const closed = Promise.withResolvers<string>()
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    received += text
    socket.emit('more')
  })
  socket.on('error', () => {})
  socket.on('close', () => closed.resolve(received))
  await new Promise<void>((done) => socket.once('connect', done))
  return {
    write: (text) => void socket.write(text),
    closed: closed.promise,
    async until(text) {
      while (!received.includes(text) && !socket.destroyed) {
        await new Promise<void>((done) => {
          socket.once('more', done)
          socket.once('close', () => done())
        })
      }
      return received
    },
  }
}

/** Sends bytes as they are and reads until the server closes. */
export async function sendRaw(port: number, request: string): Promise<string> {
  const connection = await openRaw(port)
  connection.write(request)
  return connection.closed
}

export const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))

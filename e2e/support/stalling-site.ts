import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Proxies a website, pausing every document in front of this text. */
export async function startStallingSite(origin: string, before: string, stallMs: number) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin))
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    const stop = type.startsWith('text/html') ? body.lastIndexOf(before) : -1
    if (stop > 0) {
      response.write(body.subarray(0, stop))
      await wait(stallMs)
    }
    response.end(body.subarray(Math.max(0, stop)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

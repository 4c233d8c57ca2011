import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH_COMPRESSING = 256

interface HotBody {
  status: number
  etag: string
  headers: Record<string, string>
  plain: Buffer
  /** Filled by the first visitor who asks for them, so that a start does not wait for forty pages. */
  br?: Buffer
  gzip?: Buffer
}

/**
 * Bodies that are known before the request: answered ahead of the application, from memory, compressed once. Only for
 * what is the same for everybody.
 */
export interface HotBodies {
  set(path: string, body: { status: number; headers: Record<string, string>; text: string }): void
  /** Answers the request if its whole address is known; an address with a query is left to the application. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  has(path: string): boolean
  /** Answers with the body of another path: the not-found page, say. */
  answerAs(path: string, req: IncomingMessage, res: ServerResponse): boolean
}

export function createHotBodies(): HotBodies {
  const bodies = new Map<string, HotBody>()

  function answerAs(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const body = bodies.get(path)
    if (!body || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    if (req.headers['if-none-match'] === body.etag && body.status === 200) {
      res.writeHead(304, { ...body.headers, ETag: body.etag, Vary: 'Accept-Encoding' }).end()
      return true
    }
    const [encoding, bytes] = choose(body, String(req.headers['accept-encoding'] ?? ''))
    const headers = {
      ...body.headers,
      ETag: body.etag,
      Vary: 'Accept-Encoding',
      'Content-Length': bytes.length,
    }
    res.writeHead(body.status, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
    res.end(req.method === 'HEAD' ? undefined : bytes)
    return true
  }

  return {
    set(path, { status, headers, text }) {
      const plain = Buffer.from(text)
      bodies.set(path, {
        status,
        headers,
        plain,
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      })
    },
    has: (path) => bodies.has(path),
    answer: (req, res) => answerAs(req.url ?? '', req, res),
    answerAs,
  }
}

function choose(body: HotBody, accepted: string): [string | undefined, Buffer] {
  if (body.plain.length < WORTH_COMPRESSING) return [undefined, body.plain]
  if (/\bbr\b/.test(accepted)) {
    body.br ??= brotli(body.plain)
    return ['br', body.br]
  }
  if (/\bgzip\b/.test(accepted)) {
    body.gzip ??= gzipSync(body.plain)
    return ['gzip', body.gzip]
  }
  return [undefined, body.plain]
}

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { contextOf } from './request-context.ts'

const WORTH_COMPRESSING = 256

/** One encoding of a body, with its headers laid flat as `writeHead` takes them fastest. */
interface Variant {
  headers: string[]
  bytes: Buffer
}

interface HotBody {
  status: number
  etag: string
  /** Filled by the first visitor who asks for an encoding, so that a start does not wait for forty pages. */
  variants: Map<Encoding, Variant>
  makeVariant(encoding: Encoding): Variant
}

type Encoding = 'br' | 'gzip' | 'identity'

interface KnownBody {
  status: number
  headers: Record<string, string>
  text: string | Buffer
  /** Compressed copies, where the build has made them. */
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/**
 * Bodies that are known before the request: answered ahead of the application, from memory, compressed once. Only for
 * what is the same for everybody.
 */
export interface HotBodies {
  set(path: string, body: KnownBody): void
  /** Answers the request if its whole address is known; an address with a query is left to the application. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** Answers with the body of another path: the not-found page, say. */
  answerAs(path: string, req: IncomingMessage, res: ServerResponse): boolean
  size(): number
}

export function createHotBodies(): HotBodies {
  const bodies = new Map<string, HotBody>()

  function answerAs(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const body = bodies.get(path)
    if (!body || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    const { headers, bytes } = variantFor(body, req.headers['accept-encoding'])
    const isCurrent = body.status === 200 && req.headers['if-none-match'] === body.etag
    const withId = [...headers, 'X-Request-Id', contextOf(req).id]
    res.writeHead(
      isCurrent ? 304 : body.status,
      isCurrent ? withId : [...withId, 'Content-Length', String(bytes.length)],
    )
    res.end(isCurrent || req.method === 'HEAD' ? undefined : bytes)
    return true
  }

  return {
    set(path, { status, headers, text, br, gzip }) {
      const plain = Buffer.from(text)
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
      const flat = Object.entries({ ...headers, ETag: etag, Vary: 'Accept-Encoding' }).flat()
      const compressed = { br: () => br ?? brotli(plain, 5), gzip: () => gzip ?? gzipSync(plain) }
      const variants = new Map<Encoding, Variant>()
      bodies.set(path, {
        status,
        etag,
        variants,
        makeVariant(encoding) {
          if (encoding === 'identity' || plain.length < WORTH_COMPRESSING)
            return { headers: flat, bytes: plain }
          const encoded = [...flat, 'Content-Encoding', encoding]
          if (encoding === 'br' && !br)
            squeeze(plain, (bytes) => variants.set(encoding, { headers: encoded, bytes }))
          return { headers: encoded, bytes: compressed[encoding]() }
        },
      })
    },
    answer: (req, res) => answerAs(req.url ?? '', req, res),
    answerAs,
    size: () => bodies.size,
  }
}

function variantFor(body: HotBody, accepted: string | undefined): Variant {
  const encoding = choose(accepted)
  let variant = body.variants.get(encoding)
  if (!variant) {
    variant = body.makeVariant(encoding)
    body.variants.set(encoding, variant)
  }
  return variant
}

const choose = (accepted = ''): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

/** A window as wide as what it is for: at the best quality the standard one takes 40 MB, four times at once. */
const windowFor = (length: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))

const brotliOptions = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
})

/** Quality 5 while a visitor waits for what is then sent often, 4 for what is made for one request. */
const brotli = (bytes: Buffer, quality: number): Buffer =>
  brotliCompressSync(bytes, brotliOptions(bytes, quality))

/** 11 would save two hundredths more, for three times the time and 7 MB that stay with the process. */
const BEST_QUALITY = 10

/** The best quality saves a tenth: off the main thread, one after the other, for the next visitors. */
function squeeze(bytes: Buffer, use: (bytes: Buffer) => void): void {
  squeezing = squeezing.then(async () => {
    use(await compressInBackground(bytes, brotliOptions(bytes, BEST_QUALITY)))
  })
}
const compressInBackground = promisify(brotliCompress)
let squeezing = Promise.resolve()

/** Compresses an answer that was made for one request, as its reader accepts it. */
export function compress(bytes: Buffer, accepted: string | undefined): { encoding?: string; bytes: Buffer } {
  const encoding = choose(accepted)
  if (encoding === 'identity' || bytes.length < WORTH_COMPRESSING) return { bytes }
  return { encoding, bytes: encoding === 'br' ? brotli(bytes, 4) : gzipSync(bytes) }
}

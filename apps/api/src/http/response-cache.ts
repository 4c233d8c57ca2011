import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { createBoundedQueue } from './bounded-queue.ts'
import { headersFor } from './headers.ts'
import { contextOf } from './request-context.ts'

const WORTH_COMPRESSING = 256

/** One encoding of a body, with its headers as the flat list that `writeHead` takes fastest. */
interface Variant {
  headers: string[]
  bytes: Buffer
}

interface CachedBody {
  status: number
  etag: string
  /** Compressed for the first visitor who accepts it, so that a start does not wait for forty pages. */
  variantFor(acceptEncoding: string | undefined): Variant
  /** Does nothing when there is nothing to gain, or the queue is full. */
  packBest(): Promise<void> | undefined
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Its text, or only the compressed copy that the build has made. */
type KnownBody = { status: number; headers: Record<string, string> } & (
  | { text: string | Buffer; br?: undefined }
  | { br: Buffer; text?: undefined }
)

/**
 * Responses that are known before the request: sent ahead of Express, from memory, compressed once. Only for what is
 * the same for everybody.
 */
export interface ResponseCache {
  set(path: string, body: KnownBody): void
  /** Registers a body that is read on the first request, or by `readRest`, so that a start does not wait for it. */
  setUnread(path: string, read: () => KnownBody): void
  /** Reads the remaining bodies and compresses them at the best quality, one after the other. */
  readRest(): Promise<void>
  /** Answers the request if its whole address is known; an address with a query is left to the application. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** Answers with the body of another path: the not-found page, say. */
  answerAs(path: string, req: IncomingMessage, res: ServerResponse): boolean
  has(path: string): boolean
}

interface Options {
  /**
   * For many bodies of which few are requested often: keeps this many, the most recently used, and only compressed,
   * even when somebody asks for one uncompressed.
   */
  most?: number
}

/** An empty cache; with `most`, the least recently used body is dropped first. */
export function createResponseCache({ most = Number.POSITIVE_INFINITY }: Options = {}): ResponseCache {
  const areMany = Number.isFinite(most)
  const bodies = new Map<string, CachedBody | (() => KnownBody)>()

  /** A map keeps insertion order: the first entry is the least recently used. */
  function keepAsLast(path: string, body: CachedBody | (() => KnownBody)) {
    bodies.delete(path)
    bodies.set(path, body)
    const [oldest] = bodies.keys()
    if (bodies.size > most && oldest !== undefined) bodies.delete(oldest)
  }

  function bodyAt(path: string): CachedBody | undefined {
    const known = bodies.get(path)
    if (typeof known !== 'function') return known
    const body = createCachedBody(known(), areMany)
    bodies.set(path, body)
    return body
  }

  function answerAs(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const body = bodyAt(path)
    if (!body || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    if (areMany) keepAsLast(path, body)
    const { headers, bytes } = body.variantFor(req.headers['accept-encoding'])
    const isCurrent = body.status === 200 && isNamed(req.headers['if-none-match'], body.etag)
    const withId = [...headersFor(req, headers), 'X-Request-Id', contextOf(req).id]
    res.writeHead(
      isCurrent ? 304 : body.status,
      isCurrent ? withId : [...withId, 'Content-Length', String(bytes.length)],
    )
    res.end(isCurrent || req.method === 'HEAD' ? undefined : bytes)
    return true
  }

  return {
    set(path, body) {
      keepAsLast(path, createCachedBody(body, areMany))
    },
    setUnread: keepAsLast,
    async readRest() {
      for (const path of bodies.keys()) {
        bodyAt(path)
        await setImmediate()
      }
      for (const path of bodies.keys()) await bodyAt(path)?.packBest()
    },
    answer: (req, res) => answerAs(req.url ?? '', req, res),
    answerAs,
    has: (path) => bodies.has(path),
  }
}

/** If-None-Match may list several versions, and a cache that compresses bodies itself marks all of them as weak. */
const isNamed = (known: string | undefined, etag: string): boolean => known?.includes(etag) ?? false

/**
 * Kept once only: uncompressed until somebody takes it compressed, then compressed. No closure in here may refer to
 * `text` or `br`, which would keep them in memory.
 */
function createCachedBody({ status, headers, text, br }: KnownBody, compact: boolean): CachedBody {
  const whole = ownBytes(br ?? text)
  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
  const flat = Object.entries({ Vary: 'Accept-Encoding', ...headers, ETag: etag }).flat()
  const encoded = (encoding: Encoding) => [...flat, 'Content-Encoding', encoding]
  const isSmall = !br && whole.length < WORTH_COMPRESSING
  const made = new Map<Encoding, Variant>()
  let isWorthMore = !(br || isSmall)
  let kept: { plain: Buffer } | { packed: Buffer } =
    br || (compact && !isSmall) ? { packed: br ? whole : ownBytes(brotli(whole, 5)) } : { plain: whole }

  /** Shared by all who wait for it, or each of them would keep a copy; gone when nobody does. */
  let unpacked: WeakRef<Buffer> | undefined

  function plain(): Buffer {
    if ('plain' in kept) return kept.plain
    const lately = unpacked?.deref()
    if (lately) return lately
    const bytes = brotliDecompressSync(kept.packed)
    unpacked = new WeakRef(bytes)
    return bytes
  }

  function pack(compressed: Buffer): Variant {
    const bytes = ownBytes(compressed)
    kept = { packed: bytes }
    made.delete('identity')
    const variant = { headers: encoded('br'), bytes }
    made.set('br', variant)
    return variant
  }

  function make(encoding: Encoding): Variant {
    if (encoding === 'identity' || isSmall) return { headers: flat, bytes: plain() }
    if (encoding === 'gzip') return { headers: encoded(encoding), bytes: ownBytes(gzipSync(plain())) }
    return pack('packed' in kept ? kept.packed : brotli(kept.plain, 5))
  }

  function packBest(): Promise<void> | undefined {
    const end = isWorthMore ? squeeze(plain, pack) : undefined
    if (end) isWorthMore = false
    return end
  }

  return {
    status,
    etag,
    variantFor(accepted) {
      const encoding = choose(accepted)
      const known = made.get(encoding)
      const variant = known ?? make(encoding)
      // Of many bodies, only on the second request: crawlers fetch most pages once.
      if (encoding === 'br' && (known || !compact)) packBest()
      // What has to be decompressed for one reader is not kept in that form.
      if (encoding !== 'identity' || 'plain' in kept) made.set(encoding, variant)
      return variant
    },
    packBest,
  }
}

/**
 * Copies into memory of its own: Node and zlib allocate small buffers from shared 64 kB slabs, which each of them would
 * keep alive.
 */
function ownBytes(source: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(source))
  if (typeof source === 'string') bytes.write(source)
  else source.copy(bytes)
  return bytes
}

/** The best encoding that Accept-Encoding allows; `;q=0` refuses one. */
const choose = (accepted = ''): Encoding =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)
    ? 'br'
    : /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)
      ? 'gzip'
      : 'identity'

/** A window no larger than the content: at the best quality, the default takes 40 MB, up to four times at once. */
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

/** Quality 5 for what will be sent often, 4 for what is made for one request: a visitor is waiting. */
const brotli = (bytes: Buffer, quality: number): Buffer =>
  brotliCompressSync(bytes, brotliOptions(bytes, quality))

/** 11 would save another two percent, at three times the time and 7 MB that the process keeps. */
const BEST_QUALITY = 10

/** Bounded, because the queue keeps a body in memory even after it has been dropped. */
const enqueue = createBoundedQueue(20)
const compressInBackground = promisify(brotliCompress)

/**
 * The best quality saves a tenth: off the main thread, one body after the other, for later visitors. Without memory for
 * it, the present copy stays in use. Resolves when done; undefined when the queue is full, and the next visitor
 * triggers another attempt.
 */
const squeeze = (read: () => Buffer, use: (bytes: Buffer) => void): Promise<void> | undefined =>
  enqueue(async () => {
    const bytes = read()
    use(await compressInBackground(bytes, brotliOptions(bytes, BEST_QUALITY)))
  })

/** Compresses a response that was made for one request. */
export function compress(bytes: Buffer, accepted: string | undefined): { encoding?: string; bytes: Buffer } {
  const encoding = choose(accepted)
  if (encoding === 'identity' || bytes.length < WORTH_COMPRESSING) return { bytes }
  return { encoding, bytes: encoding === 'br' ? brotli(bytes, 4) : gzipSync(bytes) }
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { createBoundedQueue } from './bounded-queue.ts'
import { headersFor } from './headers.ts'
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
  /** Made for the first visitor who accepts it, so that a start does not wait for forty pages. */
  variantFor(acceptEncoding: string | undefined): Variant
  /** Does nothing where there is nothing to gain, or where too many wait for it. */
  packBest(): Promise<void> | undefined
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Its text, or the compressed copy alone that the build has made of it. */
type KnownBody = { status: number; headers: Record<string, string> } & (
  | { text: string | Buffer; br?: undefined }
  | { br: Buffer; text?: undefined }
)

/**
 * Bodies that are known before the request: answered ahead of the application, from memory, compressed once. Only for
 * what is the same for everybody.
 */
export interface HotBodies {
  set(path: string, body: KnownBody): void
  /** Keeps what is read from the disk for the first who asks for it, or by `readRest`: a start waits for none of it. */
  setUnread(path: string, read: () => KnownBody): void
  /** Reads what nobody has asked for yet, and then packs it at its best, one body after the other. */
  readRest(): Promise<void>
  /** Answers the request if its whole address is known; an address with a query is left to the application. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** Answers with the body of another path: the not-found page, say. */
  answerAs(path: string, req: IncomingMessage, res: ServerResponse): boolean
  has(path: string): boolean
}

interface Options {
  /**
   * There are many, and few of them are asked for often: so many are kept, those that were asked for last, and none of
   * them uncompressed, not even when somebody takes it so.
   */
  most?: number
}

export function createHotBodies({ most = Number.POSITIVE_INFINITY }: Options = {}): HotBodies {
  const areMany = Number.isFinite(most)
  const bodies = new Map<string, HotBody | (() => KnownBody)>()

  /** A map is in the order in which it was filled: the first is what was asked for longest ago. */
  function keepAsLast(path: string, body: HotBody | (() => KnownBody)) {
    bodies.delete(path)
    bodies.set(path, body)
    const [oldest] = bodies.keys()
    if (bodies.size > most && oldest !== undefined) bodies.delete(oldest)
  }

  function bodyAt(path: string): HotBody | undefined {
    const known = bodies.get(path)
    if (typeof known !== 'function') return known
    const body = createHotBody(known(), areMany)
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
      keepAsLast(path, createHotBody(body, areMany))
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

/** A reader may know several versions, and a cache in between that packs bodies itself marks every one as weak. */
const isNamed = (known: string | undefined, etag: string): boolean => known?.includes(etag) ?? false

/**
 * Kept in one piece only: as it is until somebody took it compressed, then compressed. No function in here may name
 * `text` or `br`: it would hold what they were read into.
 */
function createHotBody({ status, headers, text, br }: KnownBody, compact: boolean): HotBody {
  const whole = ownBytes(br ?? text)
  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
  const flat = Object.entries({ Vary: 'Accept-Encoding', ...headers, ETag: etag }).flat()
  const encoded = (encoding: Encoding) => [...flat, 'Content-Encoding', encoding]
  const isSmall = !br && whole.length < WORTH_COMPRESSING
  const made = new Map<Encoding, Variant>()
  let isWorthMore = !(br || isSmall)
  let kept: { plain: Buffer } | { packed: Buffer } =
    br || (compact && !isSmall) ? { packed: br ? whole : ownBytes(brotli(whole, 5)) } : { plain: whole }

  const plain = (): Buffer => ('plain' in kept ? kept.plain : brotliDecompressSync(kept.packed))

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
      // Of many, once somebody comes again: of most pages a robot takes one copy.
      if (encoding === 'br' && (known || !compact)) packBest()
      // What has to be taken apart is not kept twice.
      if (encoding !== 'identity' || 'plain' in kept) made.set(encoding, variant)
      return variant
    },
    packBest,
  }
}

/** In memory of their own: Node and zlib hand small buffers, files too, out of 64 kB, which each of them would hold. */
function ownBytes(source: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(source))
  if (typeof source === 'string') bytes.write(source)
  else source.copy(bytes)
  return bytes
}

/** Names that are followed by `;q=0` are refused. */
const choose = (accepted = ''): Encoding =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)
    ? 'br'
    : /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)
      ? 'gzip'
      : 'identity'

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

/** Each that waits is held by its place in the line, also when it is dropped meanwhile. */
const enqueue = createBoundedQueue(20)
const compressInBackground = promisify(brotliCompress)

/**
 * The best quality saves a tenth: off the main thread, one after the other, for the next visitors. Where there is no
 * memory for it, what is there goes on being sent. Answers its end, or nothing where many wait: the next visitor asks for
 * it again.
 */
const squeeze = (read: () => Buffer, use: (bytes: Buffer) => void): Promise<void> | undefined =>
  enqueue(async () => {
    const bytes = read()
    use(await compressInBackground(bytes, brotliOptions(bytes, BEST_QUALITY)))
  })

/** Compresses an answer that was made for one request, as its reader accepts it. */
export function compress(bytes: Buffer, accepted: string | undefined): { encoding?: string; bytes: Buffer } {
  const encoding = choose(accepted)
  if (encoding === 'identity' || bytes.length < WORTH_COMPRESSING) return { bytes }
  return { encoding, bytes: encoding === 'br' ? brotli(bytes, 4) : gzipSync(bytes) }
}

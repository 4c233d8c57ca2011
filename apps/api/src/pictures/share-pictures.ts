import type { Response } from 'express'
import type { Sharp } from 'sharp'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import { retryLater } from '../http/errors.ts'
import { commonHeaders } from '../http/headers.ts'

/** The size of a share picture, in pixels, that every network accepts. */
export const SHARE_SIZE = { width: 1200, height: 630 }
/** 60 kB each: a crawler that fetches all of them must not fill the memory. */
const MOST_KEPT = 50
/** Drawing takes 75 ms of CPU: several at once would stall the site, and the last of these waits a second and a half. */
const MOST_WAITING = 20
const TRY_AGAIN_S = 2

/** Sends the picture of a name, drawing it for the first reader, and again for the next one if that failed. */
type SendSharePicture = (res: Response, name: string, draw: () => Promise<Sharp>) => Promise<void>

/** Pictures for shared links. Those that were asked for last are kept, and one is drawn after the other, of a bounded queue. */
export function createSharePictures(): SendSharePicture {
  const kept = new Map<string, Promise<Buffer>>()
  const enqueue = createBoundedQueue(MOST_WAITING)

  /** @throws AppError unavailable while too many are waiting to be drawn */
  function drawNext(draw: () => Promise<Sharp>): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const toJpeg = (drawn: Sharp) => drawn.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
    const isQueued = enqueue(() => draw().then(toJpeg).then(resolve, reject))
    if (!isQueued) throw retryLater('unavailable', TRY_AGAIN_S)
    return promise
  }

  /** A map keeps insertion order: the first entry is the least recently used. */
  function keepAsLast(name: string, picture: Promise<Buffer>) {
    kept.delete(name)
    kept.set(name, picture)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  function pictureOf(name: string, draw: () => Promise<Sharp>): Promise<Buffer> {
    const picture = kept.get(name) ?? drawNext(draw)
    keepAsLast(name, picture)
    picture.catch(() => kept.delete(name))
    return picture
  }

  return async (res, name, draw) => {
    const bytes = await pictureOf(name, draw)
    const headers = {
      ...commonHeaders,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'image/jpeg',
      'Content-Length': bytes.length,
      'Cache-Control': 'public, max-age=86400',
    }
    res.writeHead(200, headers).end(res.req.method === 'HEAD' ? undefined : bytes)
  }
}

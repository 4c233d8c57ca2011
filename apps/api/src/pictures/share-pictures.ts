import type { Response } from 'express'
import type { Sharp } from 'sharp'
import { commonHeaders } from '../http/headers.ts'

/** What a shared link shows, in pixels, as every network reads it. */
export const SHARE_SIZE = { width: 1200, height: 630 }
/** 60 kB each: a crawler that fetches all of them must not fill the memory. */
const MOST_KEPT = 50

/** Sends the picture with a name; it is drawn for its first reader, and again for the next one when that failed. */
type SendSharePicture = (res: Response, name: string, draw: () => Promise<Sharp>) => Promise<void>

/** Pictures for shared links. Those that were asked for last are kept, and one is drawn after the other. */
export function createSharePictures(): SendSharePicture {
  const kept = new Map<string, Promise<Buffer>>()
  let drawing: Promise<unknown> = Promise.resolve()

  /** 75 ms of the processor: with its neighbours at once the site would stand still. */
  function drawNext(draw: () => Promise<Sharp>): Promise<Buffer> {
    const picture = drawing.then(draw).then((drawn) => drawn.jpeg({ quality: 84, mozjpeg: true }).toBuffer())
    drawing = picture.catch(() => undefined)
    return picture
  }

  /** A map is in the order in which it was filled: the first is what was asked for longest ago. */
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

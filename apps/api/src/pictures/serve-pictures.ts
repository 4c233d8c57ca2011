import { extname } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'
import { commonHeaders } from '../http/headers.ts'
import { PICTURE_FILE, type PictureFiles } from './picture-files.ts'

const setHeaders = (res: Pick<Response, 'setHeaders'>) =>
  res.setHeaders(
    new Headers({
      ...commonHeaders,
      // Those of posts are in the feeds, which readers show on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    }),
  )

/** Serves the copies. A name is the picture's own hash, so a browser never has to ask twice. */
export function servePictures(folder: string, files: PictureFiles): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    acceptRanges: false,
    immutable: true,
    maxAge: '1y',
    setHeaders,
  })
  return async (req, res, next) => {
    const name = req.path.slice(1)
    const found = PICTURE_FILE.test(name) ? await files.find(name) : undefined
    if (found === undefined) return next()
    if (typeof found === 'string') return serve(req, res, next)
    setHeaders(res)
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type(extname(name)).send(found)
  }
}

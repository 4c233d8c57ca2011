import express, { type RequestHandler } from 'express'
import { commonHeaders } from '../http/headers.ts'
import { PICTURE_FILE, type PictureFiles } from './picture-files.ts'

/** Serves the copies. A name is the picture's own hash, so a browser never has to ask twice. */
export function servePictures(folder: string, files: PictureFiles): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    acceptRanges: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (res) =>
      res.setHeaders(
        new Headers({ ...commonHeaders, 'Content-Security-Policy': "default-src 'none'; sandbox" }),
      ),
  })
  return async (req, res, next) => {
    const name = req.path.slice(1)
    if (PICTURE_FILE.test(name) && (await files.find(name))) serve(req, res, next)
    else next()
  }
}

import express, { type RequestHandler } from 'express'
import { commonHeaders } from '../http/headers.ts'

const FILE = /^\/[\w-]{22}-\d{1,4}\.(avif|webp)$/

/** Serves the copies. A name is the picture's own hash, so a browser never has to ask twice. */
export function servePictures(folder: string): RequestHandler {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (res) =>
      res.setHeaders(
        new Headers({ ...commonHeaders, 'Content-Security-Policy': "default-src 'none'; sandbox" }),
      ),
  })
  return (req, res, next) => (FILE.test(req.path) ? files(req, res, next) : next())
}

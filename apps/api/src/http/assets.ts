import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import express, { type RequestHandler } from 'express'
import { commonHeaders } from './headers.ts'
import type { ResponseCache } from './response-cache.ts'

const TEXT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * Keeps the build's scripts, styles and drawings in memory with their compressed copies: a new build that replaces the
 * files under a running server takes nothing away from visitors of the old pages.
 */
export function keepAssets(responses: ResponseCache, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TEXT_TYPES[extname(name)]
    if (!type) continue
    const file = join(folder, name)
    const path = `/${name.split(sep).join('/')}`
    const packed = `${file}.br`
    responses.setUnread(path, () => ({
      status: 200,
      headers: { ...assetHeaders(path), 'Content-Type': type },
      ...(existsSync(packed) ? { br: readFileSync(packed) } : { text: readFileSync(file) }),
    }))
  }
}

/** Serves pictures, fonts and icons from the disk; without ranges, like everything that is served from memory. */
export function serveFiles(folder: string): RequestHandler {
  const setHeaders = (res: ServerResponse, file: string) => {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    for (const [name, value] of Object.entries(assetHeaders(path))) res.setHeader(name, value)
  }
  return express.static(folder, { index: false, redirect: false, acceptRanges: false, setHeaders })
}

/** Permissions-Policy matters for documents only, and a page fetches a dozen files. */
const { 'Permissions-Policy': _, ...fileHeaders } = commonHeaders

/** An SVG opened at its own address is a document: it may style itself, and run nothing. */
const drawingHeaders = {
  ...fileHeaders,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}

/** A hashed file never changes; files that other sites embed may be read by them. */
function assetHeaders(path: string): Record<string, string> {
  const isHashed = path.startsWith('/assets/')
  return {
    ...(path.endsWith('.svg') ? drawingHeaders : fileHeaders),
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(path.startsWith('/og/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
  }
}

import type { RequestHandler } from 'express'
import { AppError } from '../../http/errors.ts'
import { commonHeaders } from '../../http/headers.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { readBytes } from '../../http/request-body.ts'
import { contextOf } from '../../http/request-context.ts'

/** The stand-in's routes that a browser may call: none that need the secret key. */
const WAYS: readonly (readonly [method: string, path: RegExp, to: string])[] = [
  ['GET', /^\/pay\/(\w+)$/, '/c/pay/$1'],
  ['POST', /^\/pay\/(\w+)$/, '/c/pay/$1'],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, '/v1/payment_intents/$1'],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, '/v1/payment_intents/$1/confirm'],
  ['POST', /^\/v1\/3ds2\/authenticate$/, '/v1/3ds2/authenticate'],
]
const PASSED_ON = ['content-type', 'location', 'content-security-policy'] as const

const readPosted = readBytes(16_384)

/**
 * Demo mode: proxies the stand-in's browser-facing side on our own origin, so that a payment page's policy needs no
 * other origin and the hosted page is reachable wherever the site is. None of the visitor's headers are forwarded.
 */
export function demoStripe(apiUrl: string, limiter: RateLimiter): RequestHandler[] {
  return [
    async (req, res, next) => {
      await limiter.consume('read', 'demo payments', contextOf(req).address)
      if (req.method === 'POST') readPosted(req, res, next)
      else next()
    },
    async (req, res) => {
      const way = WAYS.find(([method, path]) => method === req.method && path.test(req.path))
      if (!way) throw new AppError('not_found')
      const search = new URL(req.url, apiUrl).search
      const answer = await fetch(apiUrl + req.path.replace(way[1], way[2]) + search, {
        method: req.method,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
        ...(req.method === 'POST' ? { body: req.body } : {}),
      })
      const headers = PASSED_ON.flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      const body = Buffer.from(await answer.arrayBuffer())
      res.writeHead(answer.status, {
        ...commonHeaders,
        ...Object.fromEntries(headers),
        'Cache-Control': 'no-store',
        'Content-Length': body.length,
      })
      res.end(body)
    },
  ]
}

import type { IncomingMessage } from 'node:http'
import { paths } from '@beacon/rules/paths'

/** Headers of every response. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not even our own pages get more: a tag on the next page could read the secret of a private link.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** API responses are data: nothing in them may run, be framed or be cached. */
export const apiHeaders = {
  ...commonHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
} as const

export interface PagePolicy {
  /** CSP hashes of the page's own inline scripts and styles: `'sha256-…'`, quotes included. */
  scripts: readonly string[]
  styles: readonly string[]
  /** CSP sources of frames; none when left out. */
  frames?: readonly string[]
  /** Whether the configured tags may run here (D24: never on payment pages or in the back office). */
  tags?: boolean
  /** Whether the card provider's form runs here. */
  cards?: boolean
}

/** Stripe's published set for its card form; the demo's form is our own and needs none of it. */
const CARD_SOURCES = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  connect: 'https://api.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const

/** The hosts that the configured tags load from and report to; only pages that may carry tags allow them. */
const TAG_SOURCES = {
  script: 'https://www.googletagmanager.com https://pagead2.googlesyndication.com',
  connect:
    'https://*.google-analytics.com https://www.googletagmanager.com https://pagead2.googlesyndication.com',
  img: 'https://*.google-analytics.com https://www.googletagmanager.com https://pagead2.googlesyndication.com',
  frame: 'https://googleads.g.doubleclick.net https://www.googletagmanager.com',
} as const

/** Headers of a page: its own files and the inline code it was built with may run, and nothing else. */
export function pageHeaders(policy: PagePolicy, publicUrl: string) {
  const tags = policy.tags ? TAG_SOURCES : undefined
  const cards = policy.cards ? CARD_SOURCES : undefined
  const frames = [...(policy.frames ?? []), cards?.frame, tags?.frame]
  const directives = [
    source('default-src', "'none'"),
    source('base-uri', "'none'"),
    source('object-src', "'none'"),
    source('frame-ancestors', "'none'"),
    source('form-action', "'self'"),
    source('script-src', "'self'", ...policy.scripts, cards?.script, tags?.script),
    source('style-src', "'self'", ...policy.styles),
    source('img-src', "'self'", 'data:', tags?.img),
    source('font-src', "'self'"),
    source('manifest-src', "'self'"),
    source('worker-src', "'self'"),
    source('connect-src', "'self'", cards?.connect, tags?.connect),
    ...(frames.some(Boolean) ? [source('frame-src', ...frames)] : []),
    // NOTE: only where there is TLS: on plain http it would send the browser to an https that nobody serves.
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': directives.join('; '),
    // A bank may open its challenge in a window of its own.
    [OPENER_POLICY]: policy.cards ? 'same-origin-allow-popups' : 'same-origin',
    Vary: 'Accept-Encoding, Sec-Fetch-Site',
  }
}

const OPENER_POLICY = 'Cross-Origin-Opener-Policy'

/**
 * The headers for this request, as the flat list that `writeHead` takes. The opener policy is left out for a typed
 * address, a bookmark or a link in a mail: no page is there that could hold on to the window, and the policy would make
 * the browser throw away a process it has ready (decision 43). The back office always has it.
 */
export function headersFor(req: IncomingMessage, flat: readonly string[]): readonly string[] {
  if (req.headers['sec-fetch-site'] !== 'none' || req.url?.toLowerCase().startsWith(paths.admin)) return flat
  const at = flat.indexOf(OPENER_POLICY)
  return at < 0 ? flat : flat.toSpliced(at, 2)
}

const source = (directive: string, ...sources: (string | undefined)[]): string =>
  [directive, ...sources.filter(Boolean)].join(' ')

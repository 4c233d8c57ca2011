import type { IncomingMessage } from 'node:http'

/** Headers of every answer, whatever it is. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Our own pages learn no more than that, either: a tag on the next one would read the secret of a private link.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Answers of the API are data: nothing in them may run, be framed or be kept by a cache. */
export const apiHeaders = {
  ...commonHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
} as const

export interface PagePolicy {
  /** Sources of the page's own inline scripts and styles, as the policy writes them: `'sha256-…'` with its quotes. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Sources of what the page may show in a frame; nothing when left out. */
  frames?: readonly string[]
  /** Whether the configured tags may run here (D24: never where somebody pays or works). */
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

/** Where the configured tags come from and report to; nobody else is let in, and only on pages that may carry them. */
const TAG_SOURCES = {
  script: 'https://www.googletagmanager.com https://pagead2.googlesyndication.com',
  connect:
    'https://*.google-analytics.com https://www.googletagmanager.com https://pagead2.googlesyndication.com',
  img: 'https://*.google-analytics.com https://www.googletagmanager.com https://pagead2.googlesyndication.com',
  frame: 'https://googleads.g.doubleclick.net https://www.googletagmanager.com',
} as const

/** Headers of a page: it runs its own files and the inline code it was built with, and nothing else. */
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
    // A bank may ask its question in a window of its own.
    [OPENER_POLICY]: policy.cards ? 'same-origin-allow-popups' : 'same-origin',
    Vary: 'Accept-Encoding, Sec-Fetch-Site',
  }
}

const OPENER_POLICY = 'Cross-Origin-Opener-Policy'

/**
 * Headers, laid flat as `writeHead` takes them, as this request gets them. Behind a typed address, a bookmark or a link
 * in a mail there is no page that could hold on to the window, which is all that the opener's policy is against; its
 * price is a process that the browser has made ready and throws away. The back office has it always. See
 * docs/decisions/0043-a-window-that-nobody-opened.md.
 */
export function headersFor(req: IncomingMessage, flat: readonly string[]): readonly string[] {
  if (req.headers['sec-fetch-site'] !== 'none' || req.url?.startsWith('/admin')) return flat
  const at = flat.indexOf(OPENER_POLICY)
  return at < 0 ? flat : flat.toSpliced(at, 2)
}

const source = (directive: string, ...sources: (string | undefined)[]): string =>
  [directive, ...sources.filter(Boolean)].join(' ')

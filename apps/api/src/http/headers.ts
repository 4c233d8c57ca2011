/** Headers of every answer, whatever it is. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
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
  /** Hashes of the page's own inline scripts and styles, as 'sha256-…' without quotes. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** Headers of a page: it runs its own files and the inline code it was built with, and nothing else. */
export function pageHeaders(policy: PagePolicy, publicUrl: string) {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  const directives = [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self'${quoted(policy.scripts)}`,
    `style-src 'self'${quoted(policy.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    // NOTE: only where there is TLS: on plain http it would send the browser to an https that nobody serves.
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': directives.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

import type { IncomingMessage } from 'node:http'
import { agency } from '@beacon/content/agency'
import { html } from '../html.ts'
import type { AppError } from './errors.ts'
import { pageHeaders } from './headers.ts'
import { PLAIN_COLOURS, styleSource } from './plain-style.ts'

const STYLE = `${PLAIN_COLOURS}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:18px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:48px 24px;box-sizing:border-box}svg{height:72px;fill:currentColor}
h1{font-size:clamp(30px,7vw,44px);line-height:1.08;letter-spacing:-.02em;margin:24px 0 16px;text-wrap:balance}p{color:var(--muted);margin:0 0 16px}
a{color:inherit;text-underline-offset:.2em;white-space:nowrap}a:focus-visible{outline:2px solid var(--mark);outline-offset:4px}
nav{display:flex;flex-wrap:wrap;gap:8px 28px;margin-top:32px;padding-top:20px;border-top:1px solid var(--line)}`

/** The lighthouse's light. */
const BEAM = { markup: '<path fill="#ffab2e" d="M0 5.5 13 10v2.5L0 17z"/>' }

/** The path of an API call; links to purchased files and calendars are exceptions, because people open them by hand. */
const CALL = /^\/api\b(?!\/orders\/[^/]+\/downloads\/|\/booking\/[^?]+\.ics(?:$|\?))/

/** Whether a person is looking at the result: a browser that asks for HTML, at a path that is no API call. */
export const isForReaders = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !CALL.test(url) && (headers.accept ?? '').includes('text/html')

/** Headers of the page below, which runs no script and loads nothing. */
export const failurePageHeaders = (publicUrl: string) => ({
  ...pageHeaders({ scripts: [], styles: [styleSource(STYLE)] }, publicUrl),
  'Cache-Control': 'no-store',
})

/**
 * Replaces a page that could not be rendered. It needs neither the build nor the database, either of which may have
 * failed. The lighthouse on it is dark when the failure is ours (5xx); the empty link reloads the page.
 */
export function failurePage({ status, message }: AppError): string {
  const { display, href } = agency.phones.office
  const isOut = status >= 500
  const title = isOut ? 'Our light is out for a moment' : 'This page did not open'
  // An incomplete link stays incomplete.
  const again = status === 404 ? undefined : { markup: '<a href="">Try again</a>' }
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}: ${agency.name}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${{ markup: STYLE }}</style></head>
<body><main><svg viewBox="${isOut ? 13 : 0} 0 ${isOut ? 13 : 26} 36" aria-hidden="true"><path d="M15 6.5C15 4 17.2 2 19.5 2S24 4 24 6.5v1h-9zm.5 3h8v4h-8zM13.5 15h12v2h-12zM15 18.5h9l.6 5.5H14.3zm-.9 7h10.8L26 35H13z"/>${isOut ? undefined : BEAM}</svg>
<h1>${title}</h1><p>${message}</p><p>You can also call us at <a href="${href}">${display}</a>.</p>
<nav>${again}<a href="/">Home</a></nav></main></body></html>`.markup
}

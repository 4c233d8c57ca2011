import { createHash } from 'node:crypto'

/** The site's colours for a page that is made without its build, light or dark as the reader's system is. */
export const PLAIN_COLOURS = `:root{color-scheme:dark light;--ground:#071522;--ink:#f5f2ec;--muted:#a3b3c0;--line:#26394a;--mark:#ffab2e}
@media (prefers-color-scheme:light){:root{--ground:#f8f5ee;--ink:#0f1f2e;--muted:#51606d;--line:#ddd6c8;--mark:#8a5300}}`

/** The CSP source of an inline style. */
export const styleSource = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`

import { PUBLIC_URL_PLACEHOLDER } from '@beacon/contract/public-url'
import { scriptJson } from '../lib/json-script.ts'
import type { PageData } from '../page-data.ts'
import type { DocumentAssets } from './document-assets.ts'
import { escapeAttribute } from './html.ts'

interface Parts {
  assets: DocumentAssets
  data: PageData
  /** The inline styles; without them the document links to the whole sheet. */
  style: string | undefined
  /** The page does not change before the visitor's first interaction. */
  quiet: boolean
  head: string
  body: string
}

/**
 * The whole HTML document. The server that sends it replaces two placeholders: the public address, and
 * `data-demo="off"`.
 */
export function documentHtml({ assets, data, style, quiet, head, body }: Parts): string {
  const { publicUrl = PUBLIC_URL_PLACEHOLDER, demo = false, ...forms } = data
  return [
    '<!doctype html>',
    `<html lang="en" data-theme="dark" data-demo="${demo ? 'on' : 'off'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark light">',
    `<meta name="public-url" content="${escapeAttribute(publicUrl)}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    style === undefined ? `<link rel="stylesheet" href="${assets.styles.href}">` : `<style>${style}</style>`,
    `<script data-app="${assets.script}"${quiet ? ' data-quiet' : ''}${style === undefined ? '' : ` data-styles="${assets.styles.href}"`}>${assets.boot}</script>`,
    `<link rel="icon" href="${escapeAttribute(assets.icon)}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    head,
    '</head>',
    '<body>',
    `<div id="app">${body}</div>`,
    Object.keys(forms).length > 0
      ? `<script id="page-data" type="application/json">${scriptJson(forms)}</script>`
      : '',
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n')
}

import { agency } from '@beacon/content/agency'
import type { Endpoint } from '@beacon/contract/endpoint'
import { endpoints } from '@beacon/contract/endpoints'
import { errorStatus } from '@beacon/contract/errors'
import { z } from 'zod'
import { type Html, html } from '../html.ts'
import { ABOUT_THE_CALLS } from './openapi.ts'
import { type FileOrForm, filesAndForms, LEADS_ON } from './openapi-files.ts'
import { PLAIN_COLOURS, styleSource } from './plain-style.ts'

const STYLE = `${PLAIN_COLOURS}
body{margin:0 auto;padding:48px 24px 96px;max-width:860px;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
h1{font-size:36px;line-height:1.1;margin:0 0 12px}p{color:var(--muted);margin:0 0 24px}a{color:inherit}
details{border-top:1px solid var(--line);padding:14px 0}summary{cursor:pointer;display:grid;grid-template-columns:72px 1fr;gap:4px 16px}
summary:focus-visible{outline:2px solid var(--mark);outline-offset:4px}summary b{color:var(--mark)}summary span{grid-column:2;color:var(--muted)}
code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow:auto;max-height:420px;border:1px solid var(--line);padding:16px}h2{font-size:15px;margin:20px 0 8px}`

/** The policy source of the page's only inline style. */
export const docsStyleHash = styleSource(STYLE)

/** The calls of the API, and the files and forms beside them, for a reader: who may call, what goes in and out. No script. */
export function apiDocsPage(): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API: ${agency.name}</title><meta name="robots" content="noindex"><style>${{ markup: STYLE }}</style></head>
<body><main><h1>API</h1>
<p>${ABOUT_THE_CALLS} Every failure has one shape with a code. The machine-readable description is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${endpoints.map(callSection)}
${filesAndForms.map(fileOrFormSection)}
<details><summary><b>Errors</b><code>codes and statuses</code></summary><pre>${Object.entries(errorStatus)
    .map(([code, status]) => `${status} ${code}`)
    .join('\n')}</pre></details>
</main></body></html>`.markup
}

const CALLERS: Readonly<Record<FileOrForm['access'], string>> = {
  public: 'Everybody',
  administrator: 'A signed-in administrator',
  operator: 'A signed-in administrator, or a program on the server itself',
}

const callSection = (endpoint: Endpoint): Html =>
  section(
    endpoint,
    html`${endpoint.repeat ? '; may be repeated with an Idempotency-Key' : ''}
${schemaSection('Query', endpoint.query, 'input')}${schemaSection('Body', endpoint.body, 'input')}${schemaSection('Answer', endpoint.response, 'output')}`,
  )

function fileOrFormSection(address: FileOrForm): Html {
  const answers = Object.entries(address.answers).map(
    ([status, media]) => `${status} ${media === LEADS_ON ? 'leads on to a page' : media}`,
  )
  return section(
    address,
    html`
${schemaSection('Query', address.query, 'input')}${schemaSection('Form', address.form, 'input')}<h2>Answer</h2><pre>${answers.join('\n')}</pre>`,
  )
}

/** An address that opens: who may call it, and then what else there is to say of it. */
const section = ({ method, path, summary, access }: Endpoint | FileOrForm, further: Html): Html =>
  html`<details><summary><b>${method}</b><code>${path}</code><span>${summary}</span></summary>
<h2>Who may call</h2>${CALLERS[access]}${further}</details>`

function schemaSection(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): Html {
  if (!schema) return html``
  const { $schema: _, ...description } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return html`<h2>${title}</h2><pre>${JSON.stringify(description, null, 2)}</pre>`
}

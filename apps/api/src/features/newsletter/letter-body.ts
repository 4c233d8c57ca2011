import type { Block, ListItem, TextRun } from '@beacon/contract/blog'
import { parseContent } from '@beacon/rules/blog-content'
import { type Html, html } from '../../html.ts'

const LINK = 'color:#0b5f70'
const CODE = 'font-family:Menlo,Consolas,monospace;font-size:14px;background:#efe9dc;padding:1px 4px'

/** Renders a campaign's markdown as the HTML and text of a mail; relative links become absolute. */
export function writeBody(markdown: string, publicUrl: string): { body: Html; text: string } {
  const blocks = parseContent(markdown)
  return {
    body: html`${blocks.map((block) => blockAsHtml(block, publicUrl))}`,
    text: blocks
      .map((block) => blockAsText(block, publicUrl))
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}

/** Renders a block of a post's markdown, except pictures, which mails do not have. */
function blockAsHtml(block: Block, publicUrl: string): Html {
  const runs = (text: readonly TextRun[]) => text.map((run) => runAsHtml(run, publicUrl))
  const items = (list: readonly ListItem[]) =>
    list.map(({ text }) => html`<li style="margin:0 0 6px">${runs(text)}</li>`)
  switch (block.type) {
    case 'heading':
      return html`<h2 style="margin:28px 0 12px;font-size:19px;line-height:1.3">${runs(block.text)}</h2>`
    case 'paragraph':
      return html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${runs(block.text)}</p>`
    case 'list':
      return block.ordered
        ? html`<ol style="margin:0 0 16px;padding-left:24px">${items(block.items)}</ol>`
        : html`<ul style="margin:0 0 16px;padding-left:24px">${items(block.items)}</ul>`
    default:
      return html``
  }
}

function runAsHtml({ text, bold, italic, code, href }: TextRun, publicUrl: string): Html {
  let run = html`${text}`
  if (code) run = html`<code style="${CODE}">${run}</code>`
  if (italic) run = html`<em>${run}</em>`
  if (bold) run = html`<strong>${run}</strong>`
  return href ? html`<a href="${addressOf(href, publicUrl)}" style="${LINK}">${run}</a>` : run
}

function blockAsText(block: Block, publicUrl: string): string {
  const words = (runs: readonly TextRun[]) => runs.map((run) => runAsText(run, publicUrl)).join('')
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return words(block.text)
    case 'list':
      return block.items
        .map(({ text }, index) => `${block.ordered ? `${index + 1}.` : '-'} ${words(text)}`)
        .join('\n')
    default:
      return ''
  }
}

function runAsText({ text, href }: TextRun, publicUrl: string): string {
  if (!href) return text
  const address = addressOf(href, publicUrl)
  return text === address ? text : `${text} (${address.replace(/^mailto:/, '')})`
}

const addressOf = (href: string, publicUrl: string): string =>
  href.startsWith('/') ? publicUrl + href : href

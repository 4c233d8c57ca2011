import type { Block, TextRun } from '@beacon/contract/blog'
import { type Html, html } from '../../html.ts'

/** A post's content as HTML for feed readers: plain markup with absolute links. */
export function feedHtml(blocks: readonly Block[], postUrl: string): string {
  const whole = (address: string) => new URL(address, postUrl).href

  const runs = (text: readonly TextRun[]): Html[] =>
    text.map(({ text: words, bold, italic, code, struck, href }) => {
      let run = html`${words.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))}`
      if (code) run = html`<code>${run}</code>`
      if (italic) run = html`<em>${run}</em>`
      if (bold) run = html`<strong>${run}</strong>`
      if (struck) run = html`<s>${run}</s>`
      return href ? html`<a href="${whole(href)}">${run}</a>` : run
    })

  function block(one: Block): Html {
    switch (one.type) {
      case 'heading':
        return one.level === 2 ? html`<h2>${runs(one.text)}</h2>` : html`<h3>${runs(one.text)}</h3>`
      case 'paragraph':
        return html`<p>${runs(one.text)}</p>`
      case 'list': {
        const items = one.items.map(
          ({ text, children }) => html`<li>${runs(text)}${children.map(block)}</li>`,
        )
        const start = one.start === undefined ? html`` : html` start="${one.start}"`
        return one.ordered ? html`<ol${start}>${items}</ol>` : html`<ul>${items}</ul>`
      }
      case 'quote':
        return html`<blockquote><p>${runs(one.text)}</p>${one.children.map(block)}</blockquote>`
      case 'toggle':
        return html`<p>${runs(one.text)}</p>${one.children.map(block)}`
      case 'code':
        return html`<pre><code>${one.text}</code></pre>`
      case 'image':
        return one.image
          ? html`<figure><img src="${whole(one.image.src)}" alt="${one.image.alt}"><figcaption>${runs(one.caption)}</figcaption></figure>`
          : html``
      case 'table':
        return html`<table>${one.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${runs(cell)}</td>`)}</tr>`)}</table>`
      case 'divider':
        return html`<hr>`
    }
  }

  return blocks.map((one) => block(one).markup).join('\n')
}

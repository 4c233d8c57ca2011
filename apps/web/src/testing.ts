import type { Graph } from './lib/structured-data.ts'
import type { PageData } from './page-data.ts'
import { createRenderDocument } from './server/render-document.tsx'

const render = createRenderDocument({
  boot: '',
  script: '/app.js',
  icon: '/favicon.svg',
  styles: { href: '/styles.css' },
  fonts: [],
})

/** Shows a page as the server sends it, before any script runs. */
export async function openPage(path: string, data: PageData = {}): Promise<HTMLElement> {
  const { html } = await render(path, { publicUrl: 'https://agency.example', ...data })
  document.documentElement.innerHTML = html
  return document.body
}

/** The structured data of the open page. */
export function readGraph(): Graph {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  if (blocks.length !== 1) throw new Error(`the page has ${blocks.length} blocks of structured data, not one`)
  return JSON.parse(blocks[0]?.textContent ?? '') as Graph
}

/** The metadata in the head of the open page. */
export const readHead = () => ({
  title: document.title,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  shared: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
})

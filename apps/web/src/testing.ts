import { createRenderDocument } from './server/render-document.tsx'

const render = createRenderDocument({ boot: '', script: '', styles: { text: '' }, fonts: [] })

/** Shows a page as the server sends it, before any script: what search engines and careful visitors get. */
export async function openPage(path: string): Promise<HTMLElement> {
  const { html } = await render(path, { publicUrl: 'https://agency.example' })
  document.documentElement.innerHTML = html
  return document.body
}

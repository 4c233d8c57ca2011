import { PUBLIC_URL_PLACEHOLDER } from '@beacon/contract/public-url'
import { artOfPath, drawProduct } from '@beacon/rules/product-art/product-art'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { InlinePictures } from '../lib/inline-pictures.ts'
import { preloadSections } from '../lib/lazy-section.tsx'
import { type PageData, PageDataProvider } from '../page-data.ts'
import { findRoute } from '../routes.tsx'
import { createCriticalCss } from './critical-css.ts'
import type { DocumentAssets } from './document-assets.ts'
import { cspHash, splitHoisted } from './html.ts'
import { documentHtml } from './template.ts'

export interface RenderedDocument {
  status: number
  html: string
  /** Policy sources of the inline script and style that the document carries. */
  csp: { scripts: string[]; styles: string[] }
  /** False when the page asks search engines to leave it out. */
  indexed: boolean
}

/** Our own drawings are small enough to travel inside the page. */
function drawnInline(src: string): string | undefined {
  const art = artOfPath(src)
  return art && `data:image/svg+xml,${drawProduct(art).replace(/[#%<>"]/g, encodeURIComponent)}`
}

/** Binds the renderer to one build of the browser's files. */
export function createRenderDocument(assets: DocumentAssets) {
  const scripts = [cspHash(assets.boot)]
  const criticalCss = assets.styles.text === undefined ? undefined : createCriticalCss(assets.styles.text)

  /**
   * Renders a page as a complete HTML document. An unknown address gives the 404 page with its status (decision D4).
   */
  return async function renderDocument(url: string, data: PageData = {}): Promise<RenderedDocument> {
    const { pathname } = new URL(url, PUBLIC_URL_PLACEHOLDER)
    const route = findRoute(pathname)
    await route.page.preload()
    await preloadSections()
    const markup = renderToString(
      <PageDataProvider value={{ ...data, publicUrl: data.publicUrl ?? PUBLIC_URL_PLACEHOLDER }}>
        <InlinePictures value={drawnInline}>
          <StaticRouter location={url}>
            <App />
          </StaticRouter>
        </InlinePictures>
      </PageDataProvider>,
    )
    const style = criticalCss?.(markup)
    const html = documentHtml({ assets, data, style, quiet: route.quiet ?? false, ...splitHoisted(markup) })
    const csp = { scripts, styles: style === undefined ? [] : [cspHash(style)] }
    return {
      status: route.status ?? 200,
      html,
      csp,
      indexed: !markup.includes('name="robots" content="noindex'),
    }
  }
}

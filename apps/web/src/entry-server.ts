import { assets } from 'virtual:document-assets'
import { preloadSections } from './lib/lazy-section.tsx'
import { preloadPages } from './routes.tsx'
import { createRenderDocument } from './server/render-document.tsx'

export { fixedPaths, publicPaths } from './routes.tsx'

/** Loads every page and section: the build that comes next deletes the files of this one. */
export async function preloadAll(): Promise<void> {
  await preloadPages()
  await preloadSections()
}

export const renderDocument = createRenderDocument(assets)

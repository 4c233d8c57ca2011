import { assets } from 'virtual:document-assets'
import { createRenderDocument } from './server/render-document.tsx'

export { fixedPaths, publicPaths } from './routes.tsx'

export const renderDocument = createRenderDocument(assets)

import { assets } from 'virtual:document-assets'
import { createRenderDocument } from './server/render-document.tsx'

export { publicPaths } from './routes.tsx'

export const renderDocument = createRenderDocument(assets)

import type { Plugin } from 'vite'
import type { DocumentAssets } from '../src/server/document-assets.ts'

const ID = 'virtual:document-assets'

/** Lets the server entry import what the browser's build produced: `import { assets } from 'virtual:document-assets'`. */
export function documentAssetsPlugin(assets: () => DocumentAssets | Promise<DocumentAssets>): Plugin {
  return {
    name: 'document-assets',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) =>
      id === `\0${ID}` ? `export const assets = ${JSON.stringify(await assets())}` : undefined,
  }
}

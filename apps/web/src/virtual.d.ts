/// <reference types="vite/client" />

declare module 'virtual:document-assets' {
  export const assets: import('./server/document-assets.ts').DocumentAssets
}

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vite'
import { bundleBootScript } from './vite/boot-script.ts'
import { devPagesPlugin } from './vite/dev-pages-plugin.ts'
import { documentAssetsPlugin } from './vite/document-assets-plugin.ts'
import { productPicturesPlugin } from './vite/product-pictures.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** A form sent without a script is posted to its page's own path; the API answers it with the page. */
const nativeFormPosts: ProxyOptions = {
  target: api,
  bypass: (req) => (req.method === 'POST' ? undefined : req.url),
}

/** The development server, and what both builds of `build.ts` share. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    command === 'serve' && [
      documentAssetsPlugin(async () => ({
        boot: await bundleBootScript(),
        script: '/src/entry-client.tsx',
        styles: { href: '/src/styles.css' },
        icon: '/favicon.svg',
        fonts: [],
      })),
      productPicturesPlugin(),
      devPagesPlugin(),
    ],
  ],
  // There is no HTML file in which Vite could find out what the browser will ask for: packages that it meets while a
  // page loads make that page load itself again, once for every handful.
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': api,
      '/healthz': api,
      '/readyz': api,
      '^/(pictures/|og/blog-|blog/(rss|atom)\\.xml)': api,
      '^/(?!api/|@|src/|node_modules/)': nativeFormPosts,
    },
  },
  build: {
    target: 'es2022',
    // Browsers from 2024 on know every colour and function of the style sheet; copies for older ones would double it.
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Both builds name the same pictures; a page has two hundred names, whose hashes do not compress.
    rolldownOptions: { output: { hashCharacters: 'base36' } },
    reportCompressedSize: false,
  },
}))

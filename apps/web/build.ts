import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { sharePictureName, sharePictureTitle } from './src/lib/share-picture.ts'
import { withoutInlined } from './src/server/critical-css.ts'
import type { DocumentAssets } from './src/server/document-assets.ts'
import type { RenderedDocument } from './src/server/render-document.tsx'
import { bundleBootScript } from './vite/boot-script.ts'
import { compressFolder } from './vite/compress-folder.ts'
import { documentAssetsPlugin } from './vite/document-assets-plugin.ts'
import { drawIcons } from './vite/icons.ts'
import { drawProductPictures } from './vite/product-pictures.ts'
import { drawSharePictures } from './vite/share-pictures.ts'

const root = import.meta.dirname
const dist = path.join(root, 'dist')
/** Where a build grows until it is whole. */
const draft = path.join(dist, 'next')
const CLIENT_ENTRY = 'src/entry-client.tsx'
const STYLES_ENTRY = 'src/styles.css'
/** The larger one first: it uses the connection that is already open. */
const FONTS = ['src/ui/fonts/instrument-sans.woff2', 'src/ui/fonts/bricolage-grotesque.woff2']

type EntryServer = typeof import('./src/entry-server.ts')

const COMMON =
  /src[\\/](?:ui[\\/](?!data-table|empty-state|error-summary|focus-invalid|load-more|select-field|text-field|without-script)|lib[\\/](?!attempt-key|stored-json|use-search-text|use-visitor-form|form-|structured-data|time-limit)|page-data|paths)|content[\\/]src[\\/](?:agency|services)/
const FORMS =
  /features[\\/]lead-form[\\/](?!send-)|lib[\\/](?:use-visitor-form|form-)|ui[\\/](?:error-summary|select-field|text-field)/
const BASICS =
  /preload-helper|lead-options|features[\\/]email-field[\\/]email-check|lib[\\/](?:attribution|new-id|track|honeypot|use-hydrated|use-reduced)|ui[\\/](?:class-names|field|honeypot-field|layout)\./
/** Small modules of every second page, of the store, the services and the calendar. */
const SHARED =
  /lib[\\/](?:use-rendered|use-early-change|use-search-text|renewed|stored-json|time-limit)|rules[\\/]src[\\/](?:money|count-text|day-words|no-wrap|order-state)\.|ui[\\/](?:empty-state|focus-invalid|load-more|reload-offer|search-input|without-script|skeleton)/
const SHOP =
  /content[\\/]src[\\/](?:commerce|reviews)|rules[\\/]src[\\/](?:delivery|line-name|quote)\.|lib[\\/]promo-link|features[\\/](?:store[\\/]reassurances|testimonials[\\/]stars)|ui[\\/]stepper/
const PLANS =
  /content[\\/]src[\\/]page\.|features[\\/]services[\\/](?:closing-band|plan-table|price\.|questions|icons[\\/]service-mark)/
const OPENING_HOURS =
  /rules[\\/]src[\\/](?:closings|opening-hours|public-holidays)\.|contract[\\/]src[\\/]hours\./

const FRONT_DOOR = /features[\\/][^\\/]+[\\/]index\.ts$/

/**
 * Few chunks for the start: the libraries, what most pages share, the forms, the chart; everything else is in the
 * entry's own. A group includes the dependencies of its modules, so small shared ones come first. The four groups of
 * small modules save a page up to ten requests; one whose dependencies are in no group before would bring them along to
 * every page.
 */
const CHUNKS = {
  groups: [
    { name: 'libraries', test: /node_modules[\\/]\.pnpm[\\/](?:react|scheduler)/, priority: 4 },
    { name: 'basics', test: BASICS, priority: 3 },
    // Separate from the schemas that use it, all of which would otherwise load wherever one is needed.
    { name: 'zod', test: /node_modules[\\/]\.pnpm[\\/]zod/, priority: 2 },
    { name: 'common', test: COMMON, minShareCount: 8, priority: 1 },
    { name: 'shared', test: SHARED },
    { name: 'shop', test: SHOP },
    { name: 'plans', test: PLANS },
    { name: 'opening-hours', test: OPENING_HOURS },
    { name: 'forms', test: FORMS },
    // Not every page that shows a failure submits a form by it; it would be two chunks.
    { name: 'submission', test: /features[\\/]submission[\\/]/ },
    { name: 'chart', test: /features[\\/]nautical-chart[\\/]/ },
  ],
}

/** A prerendered page: its file in `dist/pages`, and the CSP hashes of its inline scripts and styles. */
interface BuiltPage {
  path: string
  status: number
  file: string
  scripts: string[]
  styles: string[]
  /** False for a page that asks search engines to leave it out. */
  indexed: boolean
}

interface PageManifest {
  pages: BuiltPage[]
  notFound: BuiltPage
}

/**
 * Builds the web app into `dist`: `client` (hashed assets), `server/entry-server.js` (`renderDocument`), `pages` (every
 * page whose content is known now) and `pages.json`; text files of the first get a `.br` copy.
 */
async function buildWeb(): Promise<PageManifest> {
  await rm(draft, { recursive: true, force: true })
  const assets = await buildClient()
  const entry = await buildServer(assets)
  const manifest = await renderPages(entry)
  await drawPictures(entry)
  await compressFolder(path.join(draft, 'client'))
  await replaceLast()
  return manifest
}

/** A server may be serving the last build: it is replaced in a moment, and only by one that is whole. */
async function replaceLast(): Promise<void> {
  const last = path.join(dist, 'last')
  await rm(last, { recursive: true, force: true })
  await mkdir(last)
  for (const part of await readdir(draft)) {
    const place = path.join(dist, part)
    if (existsSync(place)) await rename(place, path.join(last, part))
    await rename(path.join(draft, part), place)
  }
  await Promise.all([last, draft].map((folder) => rm(folder, { recursive: true })))
}

async function buildClient(): Promise<DocumentAssets> {
  const outDir = path.join(draft, 'client')
  const [boot] = await Promise.all([
    bundleBootScript(),
    build({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        outDir,
        manifest: 'manifest.json',
        rolldownOptions: {
          input: [CLIENT_ENTRY, STYLES_ENTRY],
          // The entry names every chunk, and hashes do not compress: seven characters are enough.
          output: { codeSplitting: CHUNKS, chunkFileNames: 'assets/[name]-[hash:7].js' },
          // Feature entry points have no side effects, so that what is not imported is dropped from the bundle.
          treeshake: { moduleSideEffects: (id) => !FRONT_DOOR.test(id) },
        },
      },
    }),
  ])
  const manifestFile = path.join(outDir, 'manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  await rm(manifestFile)
  const fileOf = (source: string) => {
    const file = manifest[source]?.file
    if (!file) throw new Error(`the browser's build has no ${source}`)
    return file
  }
  const stylesFile = path.join(outDir, fileOf(STYLES_ENTRY))
  const styles = await readFile(stylesFile, 'utf8')
  await writeFile(stylesFile, withoutInlined(styles))
  return {
    boot,
    script: `/${fileOf(CLIENT_ENTRY)}`,
    styles: {
      href: `/${fileOf(STYLES_ENTRY)}`,
      text: styles,
    },
    icon: `data:image/svg+xml,${encodeURIComponent(await readFile(path.join(root, 'public/favicon.svg'), 'utf8'))}`,
    fonts: FONTS.map((source) => `/${fileOf(source)}`),
  }
}

async function buildServer(assets: DocumentAssets): Promise<EntryServer> {
  const outDir = path.join(draft, 'server')
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [documentAssetsPlugin(() => assets)],
    ssr: { noExternal: true },
    // The server keeps the source in memory, at two bytes a character as soon as one character needs them.
    build: {
      outDir,
      ssr: 'src/entry-server.ts',
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { charset: 'ascii' } },
    },
  })
  return (await import(pathToFileURL(path.join(outDir, 'entry-server.js')).href)) as EntryServer
}

async function renderPages({ renderDocument, publicPaths }: EntryServer): Promise<PageManifest> {
  const folder = path.join(draft, 'pages')
  await mkdir(folder, { recursive: true })
  const write = async (url: string, file: string): Promise<BuiltPage> => {
    const document: RenderedDocument = await renderDocument(url)
    await writeFile(path.join(folder, file), document.html)
    const { status, indexed, csp } = document
    return { path: url, status, file, indexed, scripts: csp.scripts, styles: csp.styles }
  }
  const [notFound, ...pages] = await Promise.all([
    write('/404', '404.html'),
    ...publicPaths().map((url) =>
      write(url, `${url === '/' ? 'index' : url.slice(1).replaceAll('/', '.')}.html`),
    ),
  ])
  const manifest = { pages, notFound }
  await writeFile(path.join(draft, 'pages.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

/** The picture that a shared link shows, for every page of one address, the site's icons, the store's pictures. */
async function drawPictures({ renderDocument, fixedPaths }: EntryServer): Promise<void> {
  const client = path.join(draft, 'client')
  const shared = fixedPaths().map(async (url) => {
    const { html } = await renderDocument(url)
    const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? ''
    return { name: sharePictureName(url), title: sharePictureTitle(unescapeHtml(title)) }
  })
  await drawSharePictures(await Promise.all(shared), path.join(client, 'og'))
  await drawProductPictures(client)
  await drawIcons(path.join(root, 'public/favicon.svg'), client)
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

if (import.meta.main) {
  const started = performance.now()
  const { pages } = await buildWeb()
  console.warn(`web: ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

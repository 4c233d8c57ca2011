import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PagePolicy } from './headers.ts'

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

interface BuiltPage extends PagePolicy {
  path: string
  status: number
  /** False for a page that asks search engines to leave it out. */
  indexed: boolean
  /** Reads the page from its file; callers keep bytes, so the text need not stay in memory. */
  read(): string
}

interface RenderedPage {
  status: number
  html: string
  csp: PagePolicy
}

type Renderer = (url: string, data: object) => Promise<RenderedPage>

/** What `pnpm build` has left for the server. */
export interface WebBuild {
  /** The folder of scripts, fonts, pictures and icons. */
  clientFolder: string
  builtAt: Date
  pages: readonly BuiltPage[]
  notFound: BuiltPage
  /** Renders a page that depends on the request; the first one waits for the renderer to be read. */
  renderDocument: Renderer
  /** Reads the renderer and all pages, which are otherwise loaded on first use; a later build deletes their files. */
  readPages(): Promise<void>
}

/** Reads the build; nothing when there is none, as in development, where Vite serves the pages. */
export function readWebBuild(): WebBuild | undefined {
  const manifestFile = join(DIST, 'pages.json')
  if (!existsSync(manifestFile)) return undefined
  type Listed = Omit<BuiltPage, 'read'> & { file: string }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { pages: Listed[]; notFound: Listed }
  const withText = ({ file, ...page }: Listed): BuiltPage => ({
    ...page,
    read: () => readFileSync(join(DIST, 'pages', file), 'utf8'),
  })
  return {
    clientFolder: join(DIST, 'client'),
    builtAt: statSync(manifestFile).mtime,
    pages: manifest.pages.map(withText),
    notFound: withText(manifest.notFound),
    renderDocument: async (url, data) => (await readEntry()).renderDocument(url, data),
    readPages: async () => (await readEntry()).preloadAll(),
  }
}

interface EntryServer {
  renderDocument: Renderer
  preloadAll(): Promise<void>
}

/** Loaded on first use: it is as large as the whole website, and a start should not wait for it. */
const readEntry = (): Promise<EntryServer> => import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PagePolicy } from './headers.ts'

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

export interface BuiltPage extends PagePolicy {
  path: string
  status: number
  /** False for a page that asks search engines to leave it out. */
  indexed: boolean
  /** The page's text, from its file: who needs it makes bytes of it, and the text need not stay in memory. */
  read(): string
}

interface RenderedPage {
  status: number
  html: string
  csp: PagePolicy
}

/** What `pnpm build` has left for the server. */
export interface WebBuild {
  /** The folder of scripts, fonts, pictures and icons. */
  clientFolder: string
  builtAt: Date
  pages: readonly BuiltPage[]
  notFound: BuiltPage
  /** Renders a page that depends on the request. */
  renderDocument(url: string, data: object): Promise<RenderedPage>
}

/** Reads the build; nothing when there is none, as in development, where Vite serves the pages. */
export async function readWebBuild(): Promise<WebBuild | undefined> {
  const manifestFile = join(DIST, 'pages.json')
  if (!existsSync(manifestFile)) return undefined
  type Listed = Omit<BuiltPage, 'read'> & { file: string }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { pages: Listed[]; notFound: Listed }
  const { renderDocument } = (await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as {
    renderDocument: WebBuild['renderDocument']
  }
  const withText = ({ file, ...page }: Listed): BuiltPage => ({
    ...page,
    read: () => readFileSync(join(DIST, 'pages', file), 'utf8'),
  })
  return {
    clientFolder: join(DIST, 'client'),
    builtAt: statSync(manifestFile).mtime,
    pages: manifest.pages.map(withText),
    notFound: withText(manifest.notFound),
    renderDocument,
  }
}

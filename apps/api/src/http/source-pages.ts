import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ListedPage, PageContent, PageSource } from './page-source.ts'
import { matcherOf } from './path-pattern.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

/** Rendered pages kept per source: memory stays flat whatever crawlers ask for. */
const MOST_KEPT = 200

/** A rendered page, ready to send. */
export interface FinishedPage {
  status: number
  headers: Record<string, string>
  html: string
}

interface KeptSource {
  source: PageSource
  matches(path: string): boolean
  version: string
  pages: ResponseCache
}

interface ReadContent extends PageContent {
  /** Keeps the rendered page until its source's version changes; false for a page that is for one request only. */
  keep(page: FinishedPage): boolean
}

export interface SourcePages {
  /** Sends a page that is still kept; false when it has to be rendered. */
  answer(url: URL, req: IncomingMessage, res: ServerResponse): boolean
  /** The address without query parameters that its source does not read. */
  plain(url: URL): URL
  /** Reads the page's content; undefined when no source serves the address. */
  read(url: URL): Promise<ReadContent | undefined>
  /** Changes with any source. */
  version(): string
  list(): Promise<ListedPage[]>
}

/** The pages that features fill from the database, rendered once for each version of their source. */
export function createSourcePages(sources: readonly PageSource[]): SourcePages {
  const all = sources.map(keepSource)
  const sourceOf = (path: string) => all.find(({ matches }) => matches(path))

  const reads = ({ source }: KeptSource, { searchParams }: URL) =>
    source.parameters.some((name) => searchParams.has(name))

  return {
    answer(url, req, res) {
      const kept = sourceOf(url.pathname)
      if (!kept || reads(kept, url)) return false
      forgetOutdated(kept)
      return kept.pages.answerAs(url.pathname, req, res)
    },
    plain(url) {
      const kept = sourceOf(url.pathname)
      return kept && !reads(kept, url) ? new URL(url.pathname, url) : url
    },
    async read(url) {
      const kept = sourceOf(url.pathname)
      if (!kept) return undefined
      const version = kept.source.version()
      return { ...(await kept.source.read(url)), keep: (page) => keep(kept, url, page, version) }
    },
    version: () => sources.map((source) => source.version()).join('\n'),
    list: async () => (await Promise.all(sources.map((source) => source.list()))).flat(),
  }
}

const noPages = () => createResponseCache({ most: MOST_KEPT })

function keepSource(source: PageSource): KeptSource {
  const matchers = source.patterns.map(matcherOf)
  return {
    source,
    matches: (path) => matchers.some((fits) => fits(path)),
    version: source.version(),
    pages: noPages(),
  }
}

/** A page with a query, a 404, and a page that changed while it was rendered are for one request only. */
function keep(kept: KeptSource, url: URL, { status, headers, html }: FinishedPage, version: string): boolean {
  forgetOutdated(kept)
  if (url.search || status !== 200 || version !== kept.version) return false
  kept.pages.set(url.pathname, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-cache' },
    text: html,
  })
  return true
}

function forgetOutdated(kept: KeptSource): void {
  const version = kept.source.version()
  if (version === kept.version) return
  kept.version = version
  kept.pages = noPages()
}

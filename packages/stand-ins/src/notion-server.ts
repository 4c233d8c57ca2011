import { createFaultSwitch, type FaultSwitch } from './faults.ts'
import { type Call, type LoggedCall, startHttpServer } from './http-server.ts'
import { databases, dataSources, seeds } from './notion/data-sources.ts'
import { failureAnswer } from './notion/errors.ts'
import { createFiles } from './notion/files.ts'
import { pageObject } from './notion/objects.ts'
import { createRateLimit, type RateLimit } from './notion/rate-limit.ts'
import { createRoutes } from './notion/routes.ts'
import { createStore, type NewPage, type PageChange } from './notion/store.ts'
import type { PropertyType } from './notion/values.ts'

export type NotionServer = {
  /** For the SDK's `baseUrl`. */
  url: string
  token: string
  /** Ids by name; the same after every start. */
  dataSources: typeof dataSources
  databases: typeof databases
  faults: FaultSwitch
  /** The last 10,000 calls, oldest first, also those that a fault struck. */
  calls: LoggedCall[]
  /** The pages of a data source as the API shows them, oldest first. */
  pages: (dataSourceId: string) => ReturnType<typeof pageObject>[]
  /** Puts a page in as its owner would, past the API's limit of 100 blocks a call. Gives its id. */
  addPage: (dataSourceId: string, page: NewPage) => string
  changePage: (id: string, change: PageChange) => void
  renameColumn: (dataSourceId: string, from: string, to: string) => void
  /** Gives a column another type: a formula computes what the pages had there, any other type empties it. */
  changeColumn: (dataSourceId: string, name: string, type: PropertyType) => void
  /** Keeps a file as if it were uploaded; the address goes into a page as `{ file: { url } }`. */
  addFile: (name: string, file: { type: string; bytes: Uint8Array }) => string
  /** What another process may see. */
  state: () => unknown
  close: () => Promise<void>
}

type Options = {
  port?: number
  clock?: () => Date
  token?: string
  /** The posts that its owner has written by the first call; made no sooner. */
  posts?: () => NewPage[]
  /** No limit unless told: most tests are about something else. */
  rateLimit?: RateLimit
}

/**
 * A Notion workspace on loopback with the agency's three databases, empty but for its posts.
 * Speaks the versions 2025-09-03 and 2026-03-11 of the API (https://developers.notion.com/reference).
 */
export async function startNotionServer(options: Options = {}): Promise<NotionServer> {
  const { port, clock = () => new Date(), token = 'ntn_stand_in', rateLimit } = options
  const faults = createFaultSwitch()
  const store = createStore(seeds, clock)
  let origin = ''
  const files = createFiles({ origin: () => origin, clock })
  const routes = createRoutes({ store, token, sign: files.sign })
  const overLimit = rateLimit ? createRateLimit(rateLimit) : () => undefined
  const addPage = (dataSourceId: string, page: NewPage) =>
    store.addPage(store.dataSource(dataSourceId), page, Number.POSITIVE_INFINITY).id
  let unwritten = options.posts
  function answer(call: Call) {
    for (const post of unwritten?.() ?? []) addPage(dataSources.blog, post)
    unwritten = undefined
    return files.answer(call) ?? overLimit() ?? routes(call)
  }
  const { url, calls, close } = await startHttpServer({ port, clock, faults, answer, failure: failureAnswer })
  origin = url

  const pages = (dataSourceId: string) =>
    store.pagesOf(store.dataSource(dataSourceId)).map((page) => pageObject(page, files.sign))

  return {
    url,
    token,
    dataSources,
    databases,
    faults,
    calls,
    pages,
    addPage,
    changePage: (id, change) => void store.updatePage(id, change),
    renameColumn: (id, from, to) => store.renameColumn(store.dataSource(id), from, to),
    changeColumn: (id, name, type) => store.changeColumn(store.dataSource(id), name, type),
    addFile: files.add,
    state: () => ({
      calls: calls.length,
      pages: Object.fromEntries(Object.entries(dataSources).map(([name, id]) => [name, pages(id)])),
    }),
    close,
  }
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  listProducts,
  type Product,
  type ProductSummary,
  productCategories,
  readProduct,
} from '@beacon/contract/products'
import type { Logger } from 'pino'
import { apiHeaders } from '../../http/headers.ts'
import { createResponseCache, type ResponseCache } from '../../http/response-cache.ts'
import { repeat } from '../../sync/schedule.ts'

/** During busy times, the copy is rebuilt at most once in this interval. */
const PAUSE_MS = 500
/** Other processes sell and copy as well. */
const LOOK_EVERY_MS = 5000

export interface CatalogueCache {
  products(): readonly Product[]
  summaries(): readonly ProductSummary[]
  find(id: string): Product | undefined
  /** Changes with anything that a visitor can see. */
  version(): string
  /** Serves the list and single products from memory. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** Schedules a rebuild. */
  changed(): void
  reload(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface CatalogueCacheDeps {
  read(): Promise<Product[]>
  /** A version that differs whenever `read` would return something else; much cheaper. */
  readMark(): Promise<string>
  log: Logger
}

/** The catalogue as visitors get it: in memory, serialized and compressed once per change. */
export function createCatalogueCache({ read, readMark, log }: CatalogueCacheDeps): CatalogueCache {
  let products: Product[] = []
  let summaries: ProductSummary[] = []
  let version = ''
  /** Read before the products were: what was changed and put back between two looks differs from it as well. */
  let mark = ''
  let responses: ResponseCache = createResponseCache()
  let lastRead = 0
  let waiting: NodeJS.Timeout | undefined
  let stopLooking = async () => {}
  let reading: Promise<void> = Promise.resolve()
  let isStopped = false

  async function reload(): Promise<void> {
    lastRead = performance.now()
    const found = await readMark()
    const next = inStoreOrder(await read())
    mark = found
    const texts = next.map((product) => JSON.stringify(product))
    const hash = createHash('sha256').update(texts.join('\n')).digest('base64url')
    if (hash === version) return
    products = next
    summaries = next.map(({ variants: _, sizeGuide: __, ...summary }) => summary)
    responses = createResponseCache()
    responses.set(listProducts.path, { status: 200, headers, text: JSON.stringify(summaries) })
    for (const [index, { id }] of next.entries())
      responses.set(readProduct.path.replace(':id', id), { status: 200, headers, text: texts[index] ?? '' })
    version = hash
  }

  /** One rebuild at a time; a change during one triggers the next. */
  function changed(): void {
    if (waiting || isStopped) return
    const pause = Math.max(0, PAUSE_MS - (performance.now() - lastRead))
    waiting = setTimeout(() => {
      waiting = undefined
      reading = reading.then(reload).catch((error: unknown) => {
        if (!isStopped) log.error({ err: error }, 'the catalog could not be read; the copy before is served')
      })
    }, pause)
  }

  async function look(): Promise<number> {
    const found = await readMark().catch((error: unknown) => {
      log.warn({ err: error }, 'nobody can say whether the catalog has changed')
      return mark
    })
    if (found !== mark) changed()
    return LOOK_EVERY_MS
  }

  return {
    products: () => products,
    summaries: () => summaries,
    find: (id) => products.find((product) => product.id === id),
    version: () => version,
    answer: (req, res) => responses.answer(req, res),
    changed,
    reload,
    start() {
      stopLooking = repeat(look)
    },
    async stop() {
      isStopped = true
      clearTimeout(waiting)
      await Promise.all([stopLooking(), reading])
    },
  }
}

/** Browsers may cache the response, but must revalidate it. */
const headers = { ...apiHeaders, 'Cache-Control': 'no-cache' }

/** By category, in the order of the store's buttons; within one, in the order of the sources. */
const inStoreOrder = (products: readonly Product[]): Product[] =>
  products.toSorted((a, b) => productCategories.indexOf(a.category) - productCategories.indexOf(b.category))

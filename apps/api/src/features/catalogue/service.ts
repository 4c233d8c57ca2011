import type { CatalogueSource } from '@beacon/contract/product-admin'
import type { ProductSource } from '@beacon/contract/products'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { Pictures } from '../../pictures/pictures.ts'
import type { Inventory } from '../../stock/inventory.ts'
import type { Chores } from '../../sync/chores.ts'
import type { ContentSync, SyncResult } from '../../sync/content-sync.ts'
import { AFTER_START_MS, repeat } from '../../sync/schedule.ts'
import { type CatalogueCache, createCatalogueCache } from './catalogue-cache.ts'
import { copyProducts } from './copy-products.ts'
import { countListed, readCopies, replaceProducts, takeHeldCopy } from './copy-store.ts'
import type { Reading } from './draft.ts'
import { createInventory } from './inventory.ts'
import { isListed, withStock } from './stock.ts'
import { readMark, readProducts } from './store.ts'

const COPY_EVERY_MS = 15 * 60_000
const COPY_AGAIN_MS = 60_000
const LOOK_EVERY_MS = 60_000
const COPY = 'copy products'
/** A start waits this long for a first copy; a store that has one opens at once. */
const FIRST_COPY_WITHIN_MS = 5000
/** The polling interval for a first copy that another process is making. */
const FIRST_COPY_AGAIN_MS = 500

/** The sources of products: how to read each of them. */
export type ProductReaders = Partial<Record<ProductSource, () => Promise<Reading>>>

export interface Catalogue {
  /** The visitors' view. */
  served: CatalogueCache
  /** The orders' view. */
  inventory: Inventory
  sources: readonly ProductSource[]
  /** Copies all sources now; returns how it went. */
  sync(): Promise<CatalogueSource[]>
  states(): Promise<CatalogueSource[]>
  /** Serves the copy that was held, or drops it. @throws AppError `conflict` when there is none to serve */
  decide(source: ProductSource, decision: 'accept' | 'reject'): Promise<CatalogueSource[]>
  /** A source has announced changes: copies soon, in the background. */
  productsChanged(): void
  start(): Promise<void>
  stop(): Promise<void>
}

interface CatalogueDeps {
  db: Db
  clock: Clock
  log: Logger
  chores: Chores
  contentSync: ContentSync
  isStopping: () => boolean
  pictures: Pictures
  placeholder: string
  readers: ProductReaders
}

/** The catalogue: our own copy of what the sources sell, made in the background, served from memory. */
export function createCatalogue(deps: CatalogueDeps): Catalogue {
  const { db, contentSync } = deps
  const sources = Object.keys(deps.readers) as ProductSource[]
  const served = createCatalogueCache({
    log: deps.log,
    read: async () => (await readProducts(db, { sources })).filter(isListed).map(withStock),
    readMark: () => readMark(db),
  })
  let underWay: Promise<boolean> | undefined
  let hasChanged = false
  let stopRepeating: (() => Promise<void>) | undefined

  /**
   * Copies, and again if a source has changed meanwhile, because it may have been read before. Returns whether another
   * process was copying, or this one is stopping.
   */
  async function copyAll(): Promise<boolean> {
    let results: Set<SyncResult>
    do {
      hasChanged = false
      results = new Set()
      for (const source of sources) {
        const read = deps.readers[source]
        if (read) results.add(await contentSync.run(copyName(source), copyProducts(source, read, deps)))
      }
      await served.reload()
    } while (hasChanged)
    if (results.has('failed') || results.has('busy')) await deps.chores.put(COPY, COPY_AGAIN_MS)
    return results.has('busy')
  }

  /** A request during a copy waits for that copy. */
  function copyOnce(): Promise<boolean> {
    underWay ??= copyAll().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  /** Every process copies at its start; afterwards, one of the fleet does. */
  async function copyWhenDue(isStart: boolean): Promise<boolean> {
    const isDue = await deps.chores.take(COPY, COPY_EVERY_MS)
    return (isDue || isStart) && copyOnce()
  }

  async function stateOf(source: ProductSource): Promise<CatalogueSource> {
    const state = await contentSync.state(copyName(source))
    const copy = (await readCopies(db)).find((row) => row.source === source)
    const isHeld = (copy?.held ?? null) !== null
    const hasFailed = state.lastError !== null
    return {
      source,
      state: isHeld ? 'held' : hasFailed ? 'failed' : copy?.copiedAt ? 'ok' : 'never',
      syncedAt: copy?.copiedAt ?? null,
      triedAt: state.startedAt,
      error: state.lastError,
      warnings: state.warnings,
      products: await countListed(db, source),
      heldProducts: copy?.held ?? null,
    }
  }

  const states = () => Promise.all(sources.map(stateOf))

  return {
    served,
    inventory: createInventory({ sources, changed: served.changed }),
    sources,
    states,
    async sync() {
      await copyOnce()
      return states()
    },
    async decide(source, decision) {
      await inTransaction(db, async (tx) => {
        const held = await takeHeldCopy(tx, source)
        if (decision === 'reject') return
        if (!held) throw new AppError('conflict', 'No copy is waiting for a decision.')
        await replaceProducts(tx, source, held, deps.clock())
      })
      await served.reload()
      return states()
    },
    productsChanged() {
      hasChanged = true
      copyOnce().catch(() => undefined)
    },
    async start() {
      await served.reload()
      served.start()
      const isNew = (await readCopies(db)).length < sources.length
      const first = Promise.withResolvers<void>()
      let isStart = true
      const copyAgain = async () => {
        let isMadeElsewhere = false
        try {
          isMadeElsewhere = (await copyWhenDue(isStart)) && isNew && isStart && !deps.isStopping()
          isStart = isMadeElsewhere
        } catch (error) {
          deps.log.error({ err: error }, 'the catalog was not copied')
        }
        if (isMadeElsewhere) return FIRST_COPY_AGAIN_MS
        first.resolve()
        return LOOK_EVERY_MS
      }
      stopRepeating = repeat(copyAgain, isNew ? 0 : AFTER_START_MS)
      if (isNew) await Promise.race([first.promise, pause(FIRST_COPY_WITHIN_MS)])
    },
    async stop() {
      await Promise.all([served.stop(), stopRepeating?.(), underWay?.catch(() => undefined)])
    },
  }
}

const copyName = (source: ProductSource) => `products: ${source}`

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref())

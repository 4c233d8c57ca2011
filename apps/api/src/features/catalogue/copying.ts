import type { ProductSource } from '@beacon/contract/products'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import type { Pictures } from '../../pictures/pictures.ts'
import type { Chores } from '../../sync/chores.ts'
import type { ContentSync, SyncResult } from '../../sync/content-sync.ts'
import { AFTER_START_MS, repeat } from '../../sync/schedule.ts'
import { copyName } from '../../sync/store.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import { copyProducts } from './copy-products.ts'
import { readCopies } from './copy-store.ts'
import type { Reading } from './draft.ts'

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

/** When the sources are copied. */
export interface Copying {
  /** Copies all sources, or waits for the copy that is being made; returns whether another process is making it. */
  copyOnce(): Promise<boolean>
  /** A source has announced changes: copies soon, in the background. */
  productsChanged(): void
  start(): Promise<void>
  stop(): Promise<void>
}

export interface CopyingDeps {
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

/** Copies at the start, every quarter of an hour by one process of the fleet, and when a source has changed. */
export function createCopying(
  deps: CopyingDeps & {
    sources: readonly ProductSource[]
    served: CatalogueCache
    /** Serves what was written. */
    publish: () => Promise<void>
  },
): Copying {
  const { db, contentSync, sources, served } = deps
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
      await deps.publish()
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

  return {
    copyOnce,

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

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref())

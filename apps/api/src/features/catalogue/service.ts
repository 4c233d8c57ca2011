import type { BodyOf } from '@beacon/contract/endpoint'
import type { CatalogueSource, decideHeldSync } from '@beacon/contract/product-admin'
import type { ProductSource } from '@beacon/contract/products'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { Inventory } from '../../stock/inventory.ts'
import { copyName } from '../../sync/store.ts'
import { type CatalogueCache, createCatalogueCache } from './catalogue-cache.ts'
import { countListed, countShown, readCopies, replaceProducts, takeHeldCopy } from './copy-store.ts'
import { type Copying, type CopyingDeps, createCopying } from './copying.ts'
import { createInventory } from './inventory.ts'
import { isListed, withStock } from './stock.ts'
import { readMark, readProducts } from './store.ts'

const LATER_COPY = 'A later copy has come since. Please look at it before you decide.'

export interface Catalogue extends Pick<Copying, 'productsChanged' | 'start' | 'stop'> {
  /** The visitors' view. */
  served: CatalogueCache
  /** The orders' view. */
  inventory: Inventory
  sources: readonly ProductSource[]
  /** Copies all sources now; returns how it went. */
  sync(): Promise<CatalogueSource[]>
  states(): Promise<CatalogueSource[]>
  /**
   * Serves the copy that was held, or drops it.
   * @throws AppError `conflict` when there is none to serve, or a later one than the administrator saw
   */
  decide(source: ProductSource, decision: BodyOf<typeof decideHeldSync>): Promise<CatalogueSource[]>
  /** Stock or products were written: serves them, and lets whoever listens look. */
  publish(): Promise<void>
  onPublish(listener: () => Promise<void>): void
}

/** The catalogue: our own copy of what the sources sell, made in the background, served from memory. */
export function createCatalogue(deps: CopyingDeps): Catalogue {
  const { db, contentSync } = deps
  const sources = Object.keys(deps.readers) as ProductSource[]
  const served = createCatalogueCache({
    log: deps.log,
    read: async () => (await readProducts(db, { sources })).filter(isListed).map(withStock),
    readMark: () => readMark(db),
  })
  const listeners: (() => Promise<void>)[] = []

  async function publish(): Promise<void> {
    await served.reload()
    for (const listener of listeners) await listener()
  }

  const copying = createCopying({ ...deps, sources, served, publish })

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
    productsChanged: copying.productsChanged,
    start: copying.start,
    stop: copying.stop,
    async sync() {
      await copying.copyOnce()
      return states()
    },
    async decide(source, { decision, heldProducts }) {
      await inTransaction(db, async (tx) => {
        const held = await takeHeldCopy(tx, source)
        if (held && (heldProducts ?? countShown(held)) !== countShown(held))
          throw new AppError('conflict', LATER_COPY)
        if (decision === 'reject') return
        if (!held) throw new AppError('conflict', 'No copy is waiting for a decision.')
        await replaceProducts(tx, source, held, deps.clock())
      })
      await publish()
      return states()
    },
    publish,
    onPublish: (listener) => void listeners.push(listener),
  }
}

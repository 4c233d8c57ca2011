import { restockPolicy } from '@beacon/content/restock'
import type { Logger } from 'pino'
import { type Clock, DAY_MS, type Ids } from '../../clock.ts'
import type { Db, RestockRequestRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { networkOf } from '../../http/client-address.ts'
import { AppError } from '../../http/errors.ts'
import { limitHits, mayBeMailed, scaledLimit } from '../../http/rate-limit.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { Inventory } from '../../stock/inventory.ts'
import { ANY_VARIANT, isForSale, nameOf, variantOf, type Wanted } from './availability.ts'
import { addRequest, listWanted, markTold } from './store.ts'

/** How often to look for what can be bought again. */
export const TELL_EVERY_MS = 2 * 60_000
const AT_ONCE = 200

export const RESTOCK_MAIL = 'mail.restock'

/** The key of a request's email: whoever asks again after it gets another one. */
export const keyOf = ({ id, told_at }: RestockRequestRow): string => `${RESTOCK_MAIL}:${id}:${told_at}`

interface RestockRequest {
  productId: string
  variantId?: number | undefined
  email: string
  /** The internet address that asks. */
  address: string
}

export interface Restock {
  /**
   * Notes that somebody wants an email when a product or variant can be bought; returns what to tell them.
   * @throws AppError not_found; conflict when it can be bought now; too_many_requests
   */
  request(tx: Tx, request: RestockRequest): Promise<string>
  /** Queues the emails about whatever can be bought by now. */
  tell(): Promise<void>
  /** The same, after the stock was set: a failure is logged, and the next turn tries again. */
  tellSoon(): Promise<void>
}

interface RestockDeps {
  db: Db
  clock: Clock
  ids: Ids
  log: Logger
  outbox: Outbox
  inventory: Inventory
  /** Multiplies how often one address may ask, and how many emails one mailbox gets; 0 is no limit. */
  limitScale: number
}

/** Everybody is told at once: nothing is held for anybody, and the first who orders gets it. */
export function createRestock({ db, clock, ids, log, outbox, inventory, limitScale }: RestockDeps): Restock {
  /** Made-up addresses cost nothing, and each would get an email that nobody asked for. */
  async function refuseMany(tx: Tx, address: string): Promise<void> {
    if (limitScale === 0) return
    const hit = { name: 'restock', subject: networkOf(address), now: clock(), windowMs: DAY_MS }
    await limitHits(tx, hit, scaledLimit(restockPolicy.mostADay, limitScale))
  }

  /** Anybody may have typed the address, once for each product and variant. */
  const mayHaveMail = async (tx: Tx, { email }: RestockRequestRow): Promise<boolean> =>
    limitScale === 0 ||
    mayBeMailed(
      tx,
      { name: RESTOCK_MAIL, email, now: clock() },
      scaledLimit(restockPolicy.mostMailsADay, limitScale),
    )

  /** Tells a batch of those who wait, unless their mailbox has had enough today; returns how many it was. */
  const tellSome = (wanted: Wanted): Promise<number> =>
    inTransaction(db, async (tx) => {
      const told = await markTold(tx, wanted, { at: clock().toISOString(), limit: AT_ONCE })
      for (const request of told)
        if (await mayHaveMail(tx, request))
          await outbox.add(tx, {
            kind: RESTOCK_MAIL,
            about: `restock:${request.id}`,
            dedupeKey: keyOf(request),
          })
      return told.length
    })

  async function tell(): Promise<void> {
    const wanted = await listWanted(db)
    const products = await inventory.products(db, [...new Set(wanted.map(({ product_id }) => product_id))])
    for (const each of wanted) {
      const product = products.get(each.product_id)
      if (!product || !isForSale(product, each)) continue
      let told: number
      do told = await tellSome(each)
      while (told === AT_ONCE)
      outbox.nudge()
    }
  }

  return {
    async request(tx, { productId, variantId = ANY_VARIANT, email, address }) {
      const product = (await inventory.products(tx, [productId])).get(productId)
      if (!product) throw new AppError('not_found', 'This product is not in our store any more.')
      if (variantId !== ANY_VARIANT && !variantOf(product, variantId))
        throw new AppError('not_found', 'This product no longer comes in this variant.')
      const wanted = { product_id: productId, variant_id: variantId }
      if (isForSale(product, wanted)) throw new AppError('conflict', 'Good news: you can buy it right now.')
      await refuseMany(tx, address)
      await addRequest(tx, {
        id: ids(),
        ...wanted,
        product_name: nameOf(product, wanted),
        email: email.toLowerCase(),
        created_at: clock().toISOString(),
      })
      return `Noted. We will email you once, as soon as it is ${product.status === 'Active' ? 'back' : 'available'}.`
    },
    tell,
    tellSoon: () =>
      tell().catch((error: unknown) => {
        log.warn({ err: error }, 'those who wait for products could not be told; the next turn tries again')
      }),
  }
}

import type { Clock } from '../../clock.ts'
import type { Db, OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { NewPrintOrder, PrintOrder, PrintOrders } from '../../providers/printify-orders.ts'
import type { Fulfilment } from './fulfilment.ts'
import { advanceOrder, findByPrintifyId, findOrderRow, linesOf } from './store.ts'

interface PrintDraftDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  prints: PrintOrders
  fulfilment: Fulfilment
}

/** An order's draft at the print provider: nothing is printed or charged yet. */
export interface PrintDrafts {
  /**
   * The order's draft, created unless there is one; `isNew` if nobody can have asked for its production. Creating has no
   * idempotency key, and a restored database does not know of any attempt: it is always looked for first.
   */
  findOrCreate(order: OrderRow): Promise<{ id: string; isNew: boolean }>
  /** Cancels a draft. If printing has begun, only the provider's staff can stop it, and a person is told. */
  cancel(id: string): Promise<void>
  /** Cancels whatever attempts at a refunded order have left there, as when a response was lost. */
  cancelAll(order: OrderRow): Promise<void>
  /** Tells a person that an order was refunded after the provider had begun, or while it was being asked to. */
  flagPrintedAnyway(orderId: string): Promise<void>
}

/** Keeps to one draft for each order, whatever fails, and whichever of two jobs is faster. */
export function createPrintDrafts({ db, clock, outbox, prints, fulfilment }: PrintDraftDeps): PrintDrafts {
  /** From when it was placed: a restored database may hold a later time than the real one for its payment. */
  const draftsOf = ({ id, created_at }: OrderRow) => prints.find(id, new Date(created_at))

  /** The provider refuses when another job of ours was faster: the draft is canceled all the same. */
  async function cancelDrafts(drafts: readonly PrintOrder[]): Promise<void> {
    for (const { id } of drafts.filter(({ isCancelable }) => isCancelable)) {
      await prints.cancel(id).catch(async (error: unknown) => {
        const now = await prints.read(id)
        if (now?.status !== 'stopped' || now.hasBegun) throw error
      })
    }
  }

  /** Stores the order's draft. If another job of the same order was faster, its draft is the one that is printed. */
  async function keep(tx: Tx, order: OrderRow, id: string): Promise<string> {
    if (await advanceOrder(tx, order.id, clock(), { state: 'draft_at_printer', printify_id: id })) return id
    const kept = (await findOrderRow(tx, order.id))?.printify_id ?? id
    if (kept !== id) await outbox.add(tx, { kind: 'prints.cancel-draft', about: `draft:${id}` })
    return kept
  }

  const flagPrintedAnyway = (orderId: string) =>
    inTransaction(db, async (tx) => {
      const current = await findOrderRow(tx, orderId)
      if (current) await fulfilment.flagPrintedAnyway(tx, current)
    })

  return {
    flagPrintedAnyway,

    async findOrCreate(order) {
      if (order.printify_id) return { id: order.printify_id, isNew: false }
      const [oldest, ...spare] = await draftsOf(order)
      await cancelDrafts(spare)
      const made = oldest?.id ?? (await prints.create(await toPrintOrder(db, order)))
      const id = await inTransaction(db, (tx) => keep(tx, order, made))
      return { id, isNew: !oldest && id === made }
    },

    async cancel(id) {
      const known = await prints.read(id)
      if (!known) return
      await cancelDrafts([known])
      const order = known.hasBegun && (await findByPrintifyId(db, id))
      if (order) await flagPrintedAnyway(order.id)
    },

    async cancelAll(order) {
      const made = await draftsOf(order)
      await cancelDrafts(made)
      if (made.some(({ hasBegun }) => hasBegun)) await flagPrintedAnyway(order.id)
    },
  }
}

async function toPrintOrder(db: Db, order: OrderRow): Promise<NewPrintOrder> {
  const [firstName = '', ...rest] = order.name.split(/\s+/)
  const lines = await linesOf(db, order.id)
  return {
    orderId: order.id,
    label: order.number,
    lines: lines.map(({ product_id, variant_id, quantity }) => ({
      productId: product_id,
      variantId: variant_id ?? 0,
      quantity,
    })),
    address: {
      firstName,
      lastName: rest.join(' '),
      email: order.email,
      phone: order.phone,
      region: order.region,
      address: order.address,
      address2: order.address2,
      city: order.city,
      zip: order.zip,
    },
  }
}

import { commerce } from '@beacon/content/commerce'
import type { AdminPromoCode, NewPromoCode, Promotion } from '@beacon/contract/promo-codes'
import { objectionTo } from '@beacon/rules/promo-code'
import type { QuoteLine } from '@beacon/rules/quote'
import { type Clock, today } from '../../clock.ts'
import type { Db, PromoCodeRow, Tx } from '../../db/schema.ts'
import { AppError, invalidAt } from '../../http/errors.ts'
import { stateOf, UNKNOWN, whyNot } from './state.ts'
import { endPromoCode, findPromoCode, insertPromoCode, listPromoCodeRows, usesOf } from './store.ts'

export interface PromoCodes {
  /** Whether there is such a code, usable or not: then it was no guess. */
  isKnown(db: Db, code: string): Promise<boolean>
  /** What a code gives at this moment. @throws AppError invalid_input with the reason at `promoCode` */
  lookUp(db: Db | Tx, code: string): Promise<Promotion>
  /**
   * The same for an order that is placed in this transaction with the code on it. Of several who want the last use one
   * gets it: transactions are serializable, and the orders are what is counted (0048).
   * @throws AppError invalid_input
   */
  use(tx: Tx, code: string, lines: readonly QuoteLine[]): Promise<Promotion & { isLimited: boolean }>
  /** A page of them, newest first. */
  list(db: Db | Tx, page: { after?: string | undefined; limit: number }): Promise<AdminPromoCode[]>
  /** @throws AppError invalid_input when there is a code of that name already */
  create(tx: Tx, code: NewPromoCode): Promise<AdminPromoCode>
  /** @throws AppError not_found */
  change(tx: Tx, code: string, isEnded: boolean): Promise<AdminPromoCode>
}

/** What takes something off an order, and until when. */
export function createPromoCodes({ clock }: { clock: Clock }): PromoCodes {
  async function findActive(db: Db | Tx, code: string): Promise<PromoCodeRow> {
    const row = await findPromoCode(db, code)
    if (!row) throw refused(UNKNOWN)
    const uses = (await usesOf(db, [code])).get(code) ?? 0
    const state = stateOf(row, uses, today(clock()))
    if (state !== 'active') throw refused(whyNot(row, state))
    return row
  }

  async function toAdmin(db: Db | Tx, rows: readonly PromoCodeRow[]): Promise<AdminPromoCode[]> {
    const used = await usesOf(
      db,
      rows.map(({ code }) => code),
    )
    return rows.map((row) => {
      const uses = used.get(row.code) ?? 0
      const { code, kind, value, minimum } = row
      return {
        ...{ code, kind, value, minimum, uses, state: stateOf(row, uses, today(clock())) },
        firstDay: row.first_day,
        lastDay: row.last_day,
        mostUses: row.most_uses,
        createdAt: row.created_at,
      }
    })
  }

  async function known(tx: Tx, code: string): Promise<AdminPromoCode> {
    const row = await findPromoCode(tx, code)
    const [promoCode] = await toAdmin(tx, row ? [row] : [])
    if (!promoCode) throw new AppError('not_found')
    return promoCode
  }

  return {
    isKnown: async (db, code) => (await findPromoCode(db, code)) !== undefined,
    lookUp: async (db, code) => toPromotion(await findActive(db, code)),

    async use(tx, code, lines) {
      const row = await findActive(tx, code)
      const promotion = toPromotion(row)
      const objection = objectionTo(promotion, lines, commerce)
      if (objection) throw refused(objection)
      return { ...promotion, isLimited: row.most_uses !== null }
    },

    list: async (db, page) => toAdmin(db, await listPromoCodeRows(db, page)),

    async create(tx, promoCode) {
      if (promoCode.lastDay && promoCode.lastDay < today(clock()))
        throw invalidAt('lastDay', 'This day is in the past')
      if (!(await insertPromoCode(tx, rowOf(promoCode, clock())))) throw taken(promoCode.code)
      return known(tx, promoCode.code)
    },

    async change(tx, code, isEnded) {
      await endPromoCode(tx, code, isEnded ? clock().toISOString() : null)
      return known(tx, code)
    },
  }
}

const toPromotion = ({ code, kind, value, minimum }: PromoCodeRow): Promotion => ({
  code,
  kind,
  value,
  minimum,
})

/** A code for free shipping has no value. */
export const rowOf = (promoCode: NewPromoCode, now: Date): PromoCodeRow => ({
  code: promoCode.code,
  kind: promoCode.kind,
  value: promoCode.kind === 'shipping' ? 0 : promoCode.value,
  minimum: promoCode.minimum,
  first_day: promoCode.firstDay,
  last_day: promoCode.lastDay,
  most_uses: promoCode.mostUses,
  ended_at: null,
  created_at: now.toISOString(),
})

const refused = (sentence: string) => invalidAt('promoCode', sentence)

const taken = (code: string) =>
  invalidAt(
    'code',
    `There is a code ${code} already. A code’s discount cannot change: please choose another name.`,
  )

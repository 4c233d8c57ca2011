import { agency } from '@beacon/content/agency'
import { listTexts } from '@beacon/content/newsletter-lists'
import { type AuditSubject, auditSubjects } from '@beacon/contract/audit'
import { shortDate } from '@beacon/rules/day-words'
import { usd } from '@beacon/rules/money'
import type { Db, Tx } from '../../db/schema.ts'
import type { ActFacts, ActSubject } from '../../http/audit.ts'

type Facts = Readonly<Record<string, unknown>>
type Look = (
  db: Db | Tx,
  facts: { act: string; params: Facts; query: Facts; body: Facts; answer: Facts },
) => Promise<ActSubject> | ActSubject

const onlyLine = (line: string): ActSubject => ({ kind: '', id: '', line })
const NOTHING = onlyLine('')
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const money = (cents: unknown): string => (typeof cents === 'number' ? usd(cents) : '')
const joined = (...parts: readonly unknown[]): string => parts.filter(Boolean).join(', ')
/** The day is null where it was taken away. */
const followUp = (day: unknown): string =>
  day === null ? 'no follow-up' : text(day) && `follow up on ${shortDate(text(day))}`
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: agency.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Looks up what an act is about, by the part of its name before the dot. The text contains no personal data. */
const looks: Readonly<Record<string, Look>> = {
  order: async (db, { params, body }) => {
    const subject = await order(db, text(params.id))
    return { ...subject, line: joined(subject.line, text(body.outcome)) }
  },
  booking: async (db, { act, params, body, answer }) => {
    const made = answer.booking as Facts | undefined
    const subject = await booking(db, text(params.id ?? made?.id), act === 'booking.move' ? body : {})
    return { ...subject, line: joined(subject.line, body.noShow === false && 'taken back') }
  },
  lead: (_, { params, body }) => {
    const notes = 'staffNotes' in body && 'notes'
    const line = joined(text(body.status), followUp(body.followUpOn), notes)
    return { kind: 'lead', id: text(params.id), line }
  },
  product: async (db, { params, body }) => {
    const row = await db
      .selectFrom('catalogue_product')
      .select('name')
      .where('id', '=', text(params.id))
      .executeTakeFirst()
    const line = joined(row?.name, withdrawal(body.isWithdrawn), ...countsIn(body.stock))
    return { kind: 'product', id: text(params.id), line }
  },
  'promo-code': (_, { params, body }) => {
    const state = typeof body.isEnded === 'boolean' && (body.isEnded ? 'ended' : 'reactivated')
    return onlyLine(joined(text(params.code ?? body.code), state))
  },
  payment: async (db, { body }) => {
    const payment = await db
      .selectFrom('payment')
      .select(['kind', 'subject_id'])
      .where((where) =>
        where.or([
          where('intent_id', '=', text(body.paymentIntentId)),
          where('id', '=', text(body.paymentId)),
        ]),
      )
      .executeTakeFirst()
    if (!payment) return NOTHING
    const look =
      payment.kind === 'booking' ? booking(db, payment.subject_id, {}) : order(db, payment.subject_id)
    const subject = await look
    return { ...subject, line: joined(money(body.amount) || 'All that is left', subject.line) }
  },
  'waiting-list': async (db, { params, answer }) => {
    const row = await db
      .selectFrom('booking_wait')
      .select('date')
      .where('id', '=', text(params.id))
      .executeTakeFirst()
    const date = row?.date ?? text(answer.date)
    return onlyLine(date && shortDate(date))
  },
  day: (_, { params, query, body }) => {
    const until = text(query.until ?? body.until)
    const days = until && until !== params.date ? [params.date, until] : [params.date]
    const hours = [text(query.from ?? body.from), text(query.to ?? body.to)].filter(Boolean).join(' to ')
    return onlyLine(joined(days.map((day) => shortDate(text(day))).join(' to '), hours))
  },
  catalogue: (_, { params, body }) => onlyLine(joined(text(params.source), text(body.decision))),
  subscriber: async (db, { params, body }) => {
    if (body.day) return onlyLine(shortDate(text(body.day)))
    const row = await db
      .selectFrom('subscriber')
      .select('list')
      .where('id', '=', text(params.id))
      .executeTakeFirst()
    return onlyLine(row ? listTexts[row.list].name : '')
  },
  letter: async (db, { params, body }) => {
    if (body.subject) return onlyLine(text(body.subject))
    const row = await db
      .selectFrom('campaign')
      .select('subject')
      .where('id', '=', text(params.id))
      .executeTakeFirst()
    return onlyLine(row?.subject ?? '')
  },
  job: async (db, { act, params, answer }) => {
    if (act === 'job.retry-refused') return onlyLine(jobsIn(answer))
    const row = await db
      .selectFrom('outbox')
      .select(['kind', 'about'])
      .where('id', '=', text(params.id))
      .executeTakeFirst()
    const [kind, id = ''] = (row?.about ?? '').split(':')
    const line = row?.kind ?? ''
    return isSubject(kind) ? { kind, id, line } : onlyLine(line)
  },
}

const withdrawal = (isWithdrawn: unknown): string =>
  typeof isWithdrawn === 'boolean' ? (isWithdrawn ? 'withdrawn' : 'back in the store') : ''

/** What was counted: of a product without variants, the pieces alone. */
const countsIn = (stock: unknown): string[] =>
  (Array.isArray(stock) ? (stock as Facts[]) : []).map(({ variantId, stock: pieces }) =>
    variantId === 0 ? `${pieces} in stock` : `variant ${variantId}: ${pieces} in stock`,
  )

const jobsIn = ({ jobs }: Facts): string =>
  typeof jobs === 'number' ? `${jobs} ${jobs === 1 ? 'job' : 'jobs'}` : ''

const isSubject = (kind: string | undefined): kind is AuditSubject =>
  auditSubjects.some((each) => each === kind)

async function order(db: Db | Tx, id: string): Promise<ActSubject> {
  const row = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst()
  return { kind: 'order', id, line: row?.number ?? '' }
}

async function booking(db: Db | Tx, id: string, to: Facts): Promise<ActSubject> {
  if (!id) return NOTHING
  const row = await db
    .selectFrom('booking')
    .select(['service_name', 'starts_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  const from = row ? `${row.service_name}, ${moment.format(new Date(row.starts_at))}` : ''
  const line = [from, to.date && `to ${shortDate(text(to.date))}, ${text(to.time)}`].filter(Boolean).join(' ')
  return { kind: 'booking', id, line }
}

/** What an act is about, as a link and a line of text; undefined for acts without a subject. */
export async function describeAct(
  db: Db | Tx,
  { act, params, query, body, answer }: ActFacts,
): Promise<ActSubject> {
  const facts = {
    act,
    params: (params ?? {}) as Facts,
    query: (query ?? {}) as Facts,
    body: (body ?? {}) as Facts,
    answer: (answer ?? {}) as Facts,
  }
  return (await looks[act.split('.')[0] ?? '']?.(db, facts)) ?? NOTHING
}

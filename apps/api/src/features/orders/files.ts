import { digitalFileOf } from '@beacon/content/products/digital-files'
import { orderFilterSchema, ordersCsvPath } from '@beacon/contract/order-admin'
import { downloadPath } from '@beacon/contract/orders'
import type { Express, RequestHandler } from 'express'
import type { Logger } from 'pino'
import { HOUR_MS, isoAfter } from '../../clock.ts'
import type { Db, OrderLineRow, OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type CsvColumns, dollars, EVERY_ROW, type SpreadsheetDeps, spreadsheet } from '../../http/csv.ts'
import { AppError } from '../../http/errors.ts'
import { contextOf } from '../../http/request-context.ts'
import { respondText } from '../../http/respond.ts'
import type { PaymentPort } from '../../payments/port.ts'
import { type Receipts, receipts } from '../../payments/retained-amount.ts'
import { canFetch, DOWNLOADED } from './delivery.ts'
import type { OrderLinks } from './links.ts'
import { parcelsOf } from './parcels.ts'
import { returnsOf } from './return-store.ts'
import { addEvent, eventsOf, findOrderRow, linesOf, listOrderRows } from './store.ts'

/** Shown for a truncated link, or one older than a week. */
const NO_FILE =
  'This download link no longer works. Get a new one on your order’s page; the link is in your confirmation email.'

/** Opening a file again within this time counts as one download. */
const ONE_DOWNLOAD_MS = HOUR_MS

interface OrderFileDeps extends SpreadsheetDeps {
  db: Db
  links: OrderLinks
  payments: Pick<PaymentPort, 'ofSubject'>
  log: Logger
}

/** The orders' files: what was bought, and the CSV export. */
export function serveOrderFiles(app: Express, deps: OrderFileDeps): void {
  app.get(
    ordersCsvPath,
    spreadsheet(deps, {
      act: 'order.export',
      name: 'orders',
      columns,
      filter: orderFilterSchema,
      rows: async (filter) => {
        const { rows } = await listOrderRows(deps.db, { ...filter, limit: EVERY_ROW })
        const receiptsOf = await receipts(deps.db, 'product')
        return rows.map((row) => ({ ...row, ...receiptsOf(row.id) }))
      },
    }),
  )
  app.get(downloadPath(':id', ':position'), download(deps))
}

/** A digital product, for whoever has its signed link, once paid. */
function download(deps: OrderFileDeps): RequestHandler {
  const { db, clock, links, limiter, sessions } = deps
  return async (req, res) => {
    await limiter.consume('read', 'download', contextOf(req).address)
    const { id, position } = req.params as { id: string; position: string }
    const query = { expires: String(req.query.expires), signature: String(req.query.signature) }
    const order = await findOrderRow(db, id)
    if (!order || !links.isDownload(order, Number(position), query, clock()))
      throw new AppError('not_found', NO_FILE)
    const line = (await linesOf(db, id)).find((each) => each.position === Number(position))
    const isThere = line && (await isOpen(deps, db, order, line))
    const file = isThere ? digitalFileOf(line.product_id) : undefined
    if (!isThere || !file) throw new AppError('not_found', NO_FILE)
    const isFetched = req.method === 'GET' && !(await sessions.read(req.headers.cookie))
    if (isFetched && !(await noteDownload(deps, line, file.filename)))
      throw new AppError('not_found', NO_FILE)
    respondText(res, 200, file.body(), {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.filename}"`,
    })
  }
}

async function isOpen(
  { payments }: OrderFileDeps,
  db: Db | Tx,
  order: OrderRow,
  line: OrderLineRow,
): Promise<boolean> {
  const returns = await returnsOf(db, order.id)
  return canFetch({ order, returns, payments: await payments.ofSubject(db, 'product', order.id) }, line)
}

/**
 * Tells the owner that the buyer has had the file, which comes also where nothing can be written. One that the owner opens
 * says nothing about the buyer. False where the order was canceled, or the file returned, a moment before: of a file and
 * its price the buyer gets one.
 */
async function noteDownload(deps: OrderFileDeps, line: OrderLineRow, filename: string): Promise<boolean> {
  const orderId = line.order_id
  const { db, clock, log } = deps
  const now = clock()
  const recently = isoAfter(now, -ONE_DOWNLOAD_MS)
  return inTransaction(db, async (tx) => {
    const order = await findOrderRow(tx, orderId)
    if (!order || !(await isOpen(deps, tx, order, line))) return false
    const isNoted = (await eventsOf(tx, orderId)).some(
      ({ at, what, detail }) => what === DOWNLOADED && detail === filename && at > recently,
    )
    if (!isNoted) await addEvent(tx, orderId, now, DOWNLOADED, filename)
    return true
  }).catch((error: unknown) => {
    log.warn({ err: error, order: orderId }, 'a download was not written down')
    return true
  })
}

const columns: CsvColumns<OrderRow & Receipts> = {
  Order: ({ number }) => number,
  'Ordered (UTC)': ({ created_at }) => created_at,
  Status: ({ state }) => state,
  Kind: ({ kind }) => kind,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Address: ({ address }) => address,
  'Address line 2': ({ address2 }) => address2,
  City: ({ city }) => city,
  Region: ({ region }) => region,
  ZIP: ({ zip }) => zip,
  'Subtotal (USD)': ({ subtotal }) => dollars(subtotal),
  'Promo code': ({ promo_code }) => promo_code,
  'Discount (USD)': ({ discount }) => dollars(discount),
  'Shipping (USD)': ({ shipping }) => dollars(shipping),
  'Tax (USD)': ({ tax }) => dollars(tax),
  'Total (USD)': ({ total }) => dollars(total),
  'Paid (USD)': ({ paid }) => dollars(paid),
  'Refunded (USD)': ({ refunded }) => dollars(refunded),
  'Taken back by the bank (USD)': ({ takenByBank }) => dollars(takenByBank),
  'Paid at (UTC)': ({ paid_at }) => paid_at ?? '',
  Payment: ({ intents }) => intents,
  'Terms dated': ({ terms_dated }) => terms_dated ?? '',
  'Canceled at (UTC)': ({ cancelled_at }) => cancelled_at ?? '',
  Tracking: (order) =>
    parcelsOf(order)
      .map(({ number }) => number)
      .filter(Boolean)
      .join(', '),
  'Landing page': ({ landing_page }) => landing_page,
  Referrer: ({ referrer }) => referrer,
  Campaign: ({ campaign }) => campaign,
}

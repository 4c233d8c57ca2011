import type { Logger } from 'pino'
import type { Clock, Ids } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, PaymentRow, Tx } from './db/schema.ts'
import { createFulfilment, type Fulfilment } from './features/orders/fulfilment.ts'
import { createOrderMails } from './features/orders/jobs.ts'
import { createOrderLinks, type OrderLinks } from './features/orders/links.ts'
import { mayMailAboutOrder } from './features/orders/mail-limit.ts'
import { createPrintJobs } from './features/orders/print-jobs.ts'
import type { PrintEventDeps } from './features/orders/print-webhook.ts'
import { createOrderPurpose } from './features/orders/purpose.ts'
import { subjectOf } from './features/orders/store.ts'
import { createUnpaidOrders, type UnpaidOrders } from './features/orders/unpaid-orders.ts'
import { createClosing } from './features/payments/closing.ts'
import { createDeclinedCards } from './features/payments/declined-cards.ts'
import { createDisputes } from './features/payments/disputes.ts'
import { createHoldJobs, createPaymentJobs } from './features/payments/jobs.ts'
import { createNoteRefund, type NoteRefund } from './features/payments/noted-refunds.ts'
import { createOpening } from './features/payments/opening.ts'
import { createRefunds, type Refunds } from './features/payments/refunds.ts'
import { createReplacing } from './features/payments/replacing.ts'
import { createPayments, type Payments, type Products } from './features/payments/service.ts'
import { createSettlement } from './features/payments/settle.ts'
import { sweepPayments } from './features/payments/sweep.ts'
import { createPromoCodes, type PromoCodes } from './features/promo-codes/service.ts'
import { guardedCards, guardedPrintOrders } from './guarded-providers.ts'
import type { PrivateLinks } from './http/private-links.ts'
import type { MailSender } from './mail/sender.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Lane } from './outbox/worker.ts'
import type { ChangePayerEmail, RefundSums, RequestRefund } from './payments/purpose.ts'
import type { CardPayments } from './providers/card-payments.ts'
import { readPrintEvent } from './providers/printify-events.ts'
import type { PrintOrders } from './providers/printify-orders.ts'
import type { Inventory } from './stock/inventory.ts'
import type { Chores } from './sync/chores.ts'
import { AFTER_START_MS } from './sync/schedule.ts'

const SWEEP_PAYMENTS_EVERY_MS = 5 * 60_000
const POLL_PRINTS_EVERY_MS = 30 * 60_000

/** Selling: payments, orders, and the two providers behind them. */
export interface Commerce {
  cards: CardPayments | undefined
  payments: Payments
  refunds: Refunds | undefined
  noteRefund: NoteRefund
  requestRefund: RequestRefund
  changePayerEmail: ChangePayerEmail
  fulfilment: Fulfilment
  printOrders: PrintOrders
  orderLinks: OrderLinks
  promoCodes: PromoCodes
  unpaidOrders: UnpaidOrders
  readPrintEvent: PrintEventDeps['readPrintEvent']
  mail: Lane['handlers']
  lanes: Record<string, Lane>
  /** Asks the card provider about payments that are still open. */
  sweep(): Promise<void>
  /** Asks the print provider about orders in production. */
  pollPrints(): Promise<void>
  /** Starts both sweeps; returns a function that stops them. */
  start(): () => Promise<void>
}

interface CommerceDeps extends MailSender {
  config: Config
  db: Db
  clock: Clock
  ids: Ids
  log: Logger
  chores: Chores
  outbox: Outbox
  privateLinks: PrivateLinks
  inventory: Inventory
  requestRefund: RequestRefund
  changePayerEmail: ChangePayerEmail
  refundSums: RefundSums
  /** The other thing that can be paid for. */
  booking: Products['booking']
  limits: { cardsMs?: number | undefined; printifyMs?: number | undefined }
}

/** Wires everything that selling takes. */
export function createCommerce(deps: CommerceDeps): Commerce {
  const { config, db, clock, outbox } = deps
  const links = createOrderLinks(deps.privateLinks)
  const fulfilment = createFulfilment({ ...deps, printWaitMs: config.printWaitMs })
  const unpaidOrders = createUnpaidOrders({ clock, scale: config.rateLimitScale })
  const promoCodes = createPromoCodes(deps)
  const orders = createOrderPurpose({ ...deps, links, fulfilment, unpaidOrders, promoCodes })
  const cards = guardedCards(config, deps.limits.cardsMs)
  const purposes: Products = { product: orders, booking: deps.booking }
  const settlement = createSettlement({ ...deps, purposes })
  const parts = { ...deps, publicUrl: config.publicUrl, cards, purposes, settlement }
  const opening = createOpening(parts)
  const closing = createClosing({ ...parts, opening })
  const replacing = createReplacing({ db, closing, purposes })
  const declinedCards = createDeclinedCards({ db, clock, scale: config.rateLimitScale })
  const payments = createPayments({ ...parts, opening, closing, replacing, declinedCards })
  const refunds = cards && createRefunds({ ...deps, cards, purposes })
  const disputes = cards && createDisputes({ ...deps, cards, purposes })
  const printOrders = guardedPrintOrders(config, deps.limits.printifyMs)
  const prints = createPrintJobs({ ...deps, prints: printOrders, fulfilment, payments })

  async function onLatePage(tx: Tx, payment: PaymentRow): Promise<void> {
    if (await mayMailAboutOrder(tx, payment.email, clock()))
      await outbox.add(tx, {
        kind: 'mail.order-payment-link',
        about: subjectOf({ id: payment.subject_id }),
        dedupeKey: `mail.order-payment-link:${payment.id}`,
      })
  }

  const sweep = async () => {
    if (cards && refunds && disputes)
      await sweepPayments({ ...parts, cards, closing, refunds, disputes, scale: config.retryScale })
  }

  const every = (ms: number, name: string, run: () => Promise<void>) =>
    deps.chores.repeat(name, ms * config.retryScale, run, AFTER_START_MS)

  return {
    cards,
    payments,
    refunds,
    noteRefund: createNoteRefund({ ...deps, purposes }),
    requestRefund: deps.requestRefund,
    changePayerEmail: deps.changePayerEmail,
    fulfilment,
    printOrders,
    orderLinks: links,
    promoCodes,
    unpaidOrders,
    readPrintEvent: eventReader(config),
    mail: createOrderMails({ ...deps, ...config, links, payments }),
    lanes: {
      payments: {
        concurrency: 4,
        handlers: {
          ...createHoldJobs({ db, closing }),
          ...(cards && refunds && disputes
            ? createPaymentJobs({
                ...parts,
                cards,
                opening,
                closing,
                declinedCards,
                refunds,
                disputes,
                onLatePage,
              })
            : {}),
        },
      },
      prints: { concurrency: 1, handlers: prints.handlers },
    },
    sweep,
    pollPrints: prints.poll,
    start() {
      const stops = [
        every(SWEEP_PAYMENTS_EVERY_MS, 'sweep payments', sweep),
        every(POLL_PRINTS_EVERY_MS, 'poll print orders', prints.poll),
      ]
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
  }
}

function eventReader({ printify }: Config): Commerce['readPrintEvent'] {
  return printify && ((bytes, signature) => readPrintEvent(bytes, signature, printify.webhookSecret))
}

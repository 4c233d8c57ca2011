import type { Config } from './config.ts'
import { JobError, offReason } from './outbox/job-error.ts'
import { PaymentFailure } from './payments/payment-failure.ts'
import { createBreaker } from './providers/breaker.ts'
import type { CardPayments } from './providers/card-payments.ts'
import { type ChatLimits, type ChatModel, createChatModel } from './providers/chat-model.ts'
import { createMailer, type MailLimits, type SendMail } from './providers/mailer.ts'
import { createNotes, type Notes } from './providers/notes.ts'
import { createNotesReader, type NotesReader } from './providers/notes-reader.ts'
import { createPrintCatalogue, type PrintCatalogue } from './providers/printify.ts'
import { createPrintifyClient, PrintifyError } from './providers/printify-client.ts'
import { createPrintOrders, type PrintOrders } from './providers/printify-orders.ts'
import { createStripe } from './providers/stripe.ts'
import { isLive } from './settings-problems.ts'

/** Mail behind a circuit breaker: a server that is down is not tried for every mail. */
export function guardedMailer({ smtpUrl, retryScale }: Config, limits?: MailLimits): SendMail {
  if (!smtpUrl) return async () => notConfigured('SMTP_URL')
  const guard = createBreaker(retryScale)
  const send = createMailer(smtpUrl, limits)
  return (mail, beforeBody) => guard(() => send(mail, beforeBody))
}

/** The notes database behind a breaker. */
export function guardedNotes(config: Config, limitMs?: number): Notes {
  if (!config.notes) {
    const off = async () => notConfigured('NOTION_TOKEN')
    return { pagesOfLead: off, createLead: off, setMessage: off, eraseLead: off }
  }
  const guard = createBreaker(config.retryScale)
  const notes = createNotes(config.notes, limitMs)
  return {
    pagesOfLead: (id) => guard(() => notes.pagesOfLead(id)),
    createLead: (note) => guard(() => notes.createLead(note)),
    setMessage: (pageId, message) => guard(() => notes.setMessage(pageId, message)),
    eraseLead: (pageId) => guard(() => notes.eraseLead(pageId)),
  }
}

/** The notes database as it is copied: a breaker of its own, around every request. */
export function guardedNotesReader(
  { notes, retryScale }: Config,
  limitMs: number | undefined,
): NotesReader | undefined {
  return notes && createNotesReader(notes, { limitMs, guard: createBreaker(retryScale), scale: retryScale })
}

/** A breaker for each kind of call: failing refunds must not stop sales. */
export function guardedCards({ stripe, retryScale }: Config, limitMs?: number): CardPayments | undefined {
  if (!stripe) return undefined
  const cards = createStripe(stripe, limitMs)
  // A provider that is busy is working: it is asked again when it says, and does not count as broken.
  const isAnswer = (error: unknown) => error instanceof PaymentFailure && error.kind === 'busy'
  const breaker = () => createBreaker(retryScale, isAnswer)
  const [opens, reads, closes, refunds, disputes] = [breaker(), breaker(), breaker(), breaker(), breaker()]
  return {
    createIntent: (intent) => opens(() => cards.createIntent(intent)),
    openPage: (page) => opens(() => cards.openPage(page)),
    readIntent: (id) => reads(() => cards.readIntent(id)),
    intentsSince: (since, how) => reads(() => cards.intentsSince(since, how)),
    readPage: (id) => reads(() => cards.readPage(id)),
    cancelIntent: (id) => closes(() => cards.cancelIntent(id)),
    closePage: (id) => closes(() => cards.closePage(id)),
    refund: (refund) => refunds(() => cards.refund(refund)),
    refundsOf: (intentId) => refunds(() => cards.refundsOf(intentId)),
    refundsSince: (since) => refunds(() => cards.refundsSince(since)),
    disputesOf: (intentId) => disputes(() => cards.disputesOf(intentId)),
    disputesSince: (since) => disputes(() => cards.disputesSince(since)),
    readEvent: cards.readEvent,
  }
}

/**
 * The print provider behind a breaker. While cards are not really charged, no orders go to the real provider, which
 * would charge the agency's own card.
 */
export function guardedPrintOrders(config: Config, limitMs?: number): PrintOrders {
  const { printify, retryScale } = config
  if (!printify) {
    const off = async () => notConfigured('PRINTIFY_API_TOKEN')
    return { create: off, find: off, read: off, sendToProduction: off, cancel: off }
  }
  // A refusal that ends by itself is an answer as well.
  const isAnswer = (error: unknown) => error instanceof PrintifyError && error.status === 400
  const guard = createBreaker(retryScale, isAnswer)
  const prints = createPrintOrders(createPrintifyClient(printify, limitMs))
  return {
    create: async (order) => (printsUnpaid(config) ? notPaidFor() : guard(() => prints.create(order))),
    find: async (orderId, since) => (printsUnpaid(config) ? [] : guard(() => prints.find(orderId, since))),
    read: (id) => guard(() => prints.read(id)),
    sendToProduction: (id) => guard(() => prints.sendToProduction(id)),
    cancel: (id) => guard(() => prints.cancel(id)),
  }
}

/** The print provider's products: a breaker of their own, so that a copy that fails stops no order. */
export function guardedPrintCatalogue(
  { printify, retryScale }: Config,
  limitMs: number | undefined,
): PrintCatalogue | undefined {
  if (!printify) return undefined
  const guard = createBreaker(retryScale)
  const prints = createPrintCatalogue(createPrintifyClient(printify, limitMs))
  // A token that may not confirm must not keep products from being read.
  const confirms = createBreaker(retryScale)
  return {
    products: () => guard(prints.products),
    confirmPublished: (id, address) => confirms(() => prints.confirmPublished(id, address)),
  }
}

/** The language model behind a breaker. */
export function guardedModel({ chat, retryScale }: Config, limits?: ChatLimits): ChatModel | undefined {
  if (!chat) return undefined
  const guard = createBreaker(retryScale)
  const model = createChatModel({ ...chat, retryScale }, limits)
  return { write: (prompt, writing) => guard(() => model.write(prompt, writing)) }
}

/** Test money, and a print provider that is not a stand-in of the operator's on plain http. */
const printsUnpaid = ({ stripe, printify }: Config): boolean =>
  stripe !== undefined && !isLive(stripe.secretKey) && printify?.apiUrl.startsWith('https:') === true

function notPaidFor(): never {
  throw new JobError('refused', 'Nothing is printed for test money: the card keys are not live ones.')
}

/**
 * A provider that is off is a refusal: the job is parked with the reason, and an administrator can run it once the key
 * is set.
 */
function notConfigured(variable: string): never {
  throw new JobError('refused', offReason(variable))
}

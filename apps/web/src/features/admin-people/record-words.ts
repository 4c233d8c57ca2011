import { retention } from '@beacon/content/retention'
import type { ResponseOf } from '@beacon/contract/endpoint'
import type { Erasure, erasePerson, PersonalRecord, PersonalRecordKind } from '@beacon/contract/people'
import { paths } from '../../paths.ts'

export const kindNames: Record<PersonalRecordKind, string> = {
  lead: 'Inquiry',
  chat: 'Chat',
  booking: 'Booking',
  waiting_list: 'Waiting list',
  restock_request: 'Back-in-stock email',
  order: 'Order',
  payment: 'Payment',
  subscription: 'Newsletter',
  letter: 'Letter to this address',
}

export const fateNames: Record<Erasure, string> = {
  delete: 'Will be deleted',
  empty: 'Will be emptied',
  wait: 'Must wait',
}

/** The default reason, for a record without one of its own. */
export const fateReasons: Partial<Record<Erasure, string>> = {
  empty: 'Name, street, phone and email go; amounts stay, and an order’s city, state and ZIP code.',
}

/** The screen that shows a record in full, if there is one. */
export function screenOf({ kind, id }: PersonalRecord): string | undefined {
  if (kind === 'lead') return paths.adminLead(id)
  if (kind === 'order') return paths.adminOrder(id)
  if (kind === 'booking') return paths.adminBooking(id)
  return undefined
}

/** `2 records, 1 of them has to wait` */
export function countWords(records: readonly PersonalRecord[]): string {
  const waiting = records.filter(({ erasure }) => erasure === 'wait').length
  const total = records.length === 1 ? '1 record' : `${records.length} records`
  if (waiting === 0) return total
  return `${total}, ${waiting} of them ${waiting === 1 ? 'has' : 'have'} to wait`
}

/** `2 deleted, 1 kept without name, email, phone and street. 1 has to wait; the reason is below. …` */
export function erasedWords({ deleted, emptied, waiting }: ResponseOf<typeof erasePerson>): string {
  const gone = [
    deleted > 0 && `${deleted} deleted`,
    emptied > 0 && `${emptied} kept without name, email, phone and street`,
  ]
  const nothing = waiting.length > 0 ? 'Nothing could be erased yet' : 'Nothing was left to erase'
  const sentence = gone.filter(Boolean).join(', ') || nothing
  if (waiting.length === 0) return `${sentence}.`
  const rest =
    waiting.length === 1
      ? '1 has to wait; the reason is below. It is'
      : `${waiting.length} have to wait; the reasons are below. They are`
  return `${sentence}. ${rest} erased automatically afterward, if that is within ${retention.erasedDays} days.`
}

import { legalDay } from '@beacon/content/legal/legal-page'
import type { Attribution } from '@beacon/contract/attribution'
import type { Meeting } from '@beacon/contract/fields'
import { type Clock, type Ids, isoAfter, MINUTE_MS } from '../../clock.ts'
import { attributionColumns } from '../../db/attribution.ts'
import type { BookingRow, Tx } from '../../db/schema.ts'
import { hashOf } from '../../http/private-links.ts'
import { type Service, takeTime } from './agenda.ts'
import type { BookingLinks } from './links.ts'
import { insertBooking } from './store.ts'

export interface Person {
  name: string
  email: string
  phone: string
  businessName: string
  message: string
  meeting: Meeting
}

interface NewBooking {
  service: Service
  startsAt: Date
  person: Person
  status: 'scheduled' | 'held' | 'offered'
  createdBy: BookingRow['created_by']
  holdUntil?: Date
  /** The hash that identifies who holds it. */
  holderHash?: string
  /** How the visitor came who books. */
  attribution?: Attribution | undefined
}

/** Stores a new booking and reserves its time. @throws AppError slot_taken */
export type Place = (tx: Tx, booking: NewBooking) => Promise<BookingRow>

/** The columns of the person who comes. */
export const columnsOf = ({ name, email, phone, businessName, message, meeting }: Person) => ({
  name,
  email,
  phone,
  business_name: businessName,
  message,
  meeting,
})

/** Price, duration and name are copied, so that a booking stays as it was when the owner changes a service. */
export function createPlace({ clock, ids, links }: { clock: Clock; ids: Ids; links: BookingLinks }): Place {
  return async (tx, { service, startsAt, person, status, createdBy, holdUntil, holderHash, attribution }) => {
    const id = ids()
    const now = clock().toISOString()
    const { name, email, phone, business_name, message, meeting } = columnsOf(person)
    const row: BookingRow = {
      id,
      status,
      service_id: service.id,
      service_name: service.name,
      duration_minutes: service.durationMinutes,
      price_cents: service.priceCents,
      starts_at: startsAt.toISOString(),
      ends_at: isoAfter(startsAt, service.durationMinutes * MINUTE_MS),
      name,
      email,
      phone,
      business_name,
      message,
      meeting,
      meeting_link: '',
      link_changes: 0,
      created_at: now,
      created_by: createdBy,
      token_hash: hashOf(links.newToken(id)),
      sequence: 0,
      hold_until: holdUntil?.toISOString() ?? null,
      holder_hash: holderHash ?? null,
      payment_id: null,
      intent_id: null,
      paid_cents: 0,
      refunded_cents: 0,
      refund_until: null,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: '',
      no_show: 0,
      attention: null,
      settled: '',
      agreed_at: status === 'scheduled' ? now : null,
      // A caller sees no page, and somebody who is offered a time has not accepted yet.
      terms_dated: createdBy === 'visitor' && status !== 'offered' ? legalDay : null,
      ...attributionColumns(attribution),
    }
    await insertBooking(tx, row)
    await takeTime(tx, row)
    return row
  }
}

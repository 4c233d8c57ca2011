import type { Clock, Ids } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import type { PrivateLinks } from '../../http/private-links.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { ChangePayerEmail, PaymentPurpose, RefundSums, RequestRefund } from '../../payments/purpose.ts'
import type { PaidBookingRequest } from './holds.ts'
import { type BookingLinks, createBookingLinks } from './links.ts'
import { createNotices } from './notices.ts'
import { createPlace } from './place.ts'
import { createBookingPurpose } from './purpose.ts'
import { createReminders } from './reminders.ts'
import { type Bookings, createBookings } from './service.ts'
import { createWaitingList, type WaitingList } from './waiting-list.ts'

export interface BookingParts {
  links: BookingLinks
  bookings: Bookings
  waitingList: WaitingList
  /** The booking's side of payments. */
  purpose: PaymentPurpose<PaidBookingRequest>
  /** Queues each reminder that is due. */
  remind(): Promise<void>
}

interface PartDeps {
  db: Db
  clock: Clock
  ids: Ids
  outbox: Outbox
  publicUrl: string
  privateLinks: PrivateLinks
  requestRefund: RequestRefund
  refundSums: RefundSums
  changePayerEmail: ChangePayerEmail
  /** Scales the limits of what one person may hold or book; 0 switches them off. */
  limitScale: number
}

/** Wires the feature. */
export function createBookingParts(deps: PartDeps): BookingParts {
  const { db, clock, ids, outbox, limitScale, refundSums } = deps
  const links = createBookingLinks(deps.publicUrl, deps.privateLinks)
  const notices = createNotices({ clock, outbox })
  const place = createPlace({ clock, ids, links })
  const waitingList = createWaitingList({ clock, ids, outbox, place, limitScale })
  return {
    links,
    waitingList,
    bookings: createBookings({ ...deps, links, place, notices, waitingList }),
    purpose: createBookingPurpose({ clock, place, notices, waitingList, refundSums, limitScale }),
    remind: createReminders({ db, clock, outbox }),
  }
}

import { paths } from '@beacon/rules/paths'
import type { BookingRow } from '../../db/schema.ts'
import type { PrivateLinks } from '../../http/private-links.ts'

/**
 * What a booking's link is made from: its token is derived from the id, and from the address once that was corrected; the
 * database holds only a hash.
 */
type Linked = Pick<BookingRow, 'id' | 'email' | 'token_hash'>

/** The private links of bookings. */
export interface BookingLinks {
  /** The token of a new booking's link: whoever can read the visitor's mail may use it. */
  newToken(bookingId: string): string
  /** The token of the link in place of that, which goes to the corrected address. */
  correctedToken(booking: Pick<BookingRow, 'id' | 'email'>): string
  /** The token of a booking's link, as it was when the booking was made or its address corrected. */
  tokenOf(booking: Linked): string
  manageUrl(booking: Linked): string
  /** Where somebody on the waiting list accepts the offered time. */
  offerUrl(booking: Linked, offer: { serviceId: string; date: string; time: string }): string
}

/** @param publicUrl the website's address, with which the links begin */
export function createBookingLinks(publicUrl: string, links: PrivateLinks): BookingLinks {
  const about = (bookingId: string) => `booking ${bookingId}`
  const corrected = ({ id, email }: Pick<BookingRow, 'id' | 'email'>) => `${about(id)} ${email}`
  const tokenOf = (booking: Linked) =>
    links.signatureBehind(booking.token_hash, about(booking.id), corrected(booking))
  return {
    newToken: (bookingId) => links.sign(about(bookingId)),
    correctedToken: (booking) => links.sign(corrected(booking)),
    tokenOf,
    manageUrl: (booking) => publicUrl + paths.bookingManageFor(tokenOf(booking)),
    offerUrl: (booking, { serviceId: service, date, time }) =>
      publicUrl + paths.bookSlot({ service, date, time, offer: tokenOf(booking) }),
  }
}

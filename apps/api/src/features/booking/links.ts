import { createHash, createHmac } from 'node:crypto'

/** The private links of bookings. */
export interface BookingLinks {
  /** The secret of a booking's link: anybody may hold it who can read the visitor's mail. */
  token(bookingId: string): string
  manageUrl(bookingId: string): string
  /** Where somebody from the waiting list takes the time that is kept. */
  offerUrl(offer: { bookingId: string; serviceId: string; date: string; time: string }): string
}

/**
 * Links are signed with the server's secret, so a mail that is sent later finds the same one, and the database holds
 * no more than a hash of it.
 */
export function createBookingLinks(publicUrl: string, secret: string): BookingLinks {
  const token = (bookingId: string) =>
    createHmac('sha256', secret).update(`booking ${bookingId}`).digest('base64url')
  return {
    token,
    manageUrl: (bookingId) => `${publicUrl}/booking/manage?token=${token(bookingId)}`,
    offerUrl: ({ bookingId, serviceId, date, time }) =>
      `${publicUrl}/booking?${new URLSearchParams({ service: serviceId, date, time, offer: token(bookingId) })}`,
  }
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

import { usd } from '@beacon/rules/money'

/** To a visitor who has moved a session. */
export const BOOKING_MOVED = 'Your booking has been moved. Check your email.'

/** To a visitor who has canceled a session. @param refund in cents; the refund itself follows a moment later */
export const bookingCanceled = (refund: number): string =>
  `Your booking is canceled.${refund > 0 ? ` ${usd(refund)} goes back to your card; an email tells you when.` : ''}`

/**
 * What canceling by a deadline gives back. Cents.
 * @param what is refunded if all of it is
 */
export const refundRule = (
  what: 'it' | 'your session',
  { refund, paid }: { refund: number; paid: number },
) =>
  refund === paid
    ? `${what} is refunded in full; after that, there is no refund.`
    : `${usd(refund)} goes back to your card; after that, nothing more does.`

import { agency } from '@beacon/content/agency'
import { bookingPolicy } from '@beacon/content/booking-services'
import { type Clock, DAY_MS } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { limitHits } from '../../http/rate-limit.ts'
import { countUpcomingFree } from './store.ts'

interface LimitDeps {
  clock: Clock
  /** Multiplies both numbers; 0 is no limit. */
  limitScale: number
}

/**
 * Limits the free consultations of one person: a number of upcoming ones per email, and a number a day per IP address,
 * because email addresses are easy to make up.
 * @throws AppError conflict, too_many_requests
 */
export function createFreeLimit({ clock, limitScale }: LimitDeps) {
  return async (tx: Tx, { email, address }: { email: string; address: string }): Promise<void> => {
    if (limitScale === 0) return
    const hit = { name: 'free booking', subject: address, now: clock(), windowMs: DAY_MS }
    await limitHits(tx, hit, Math.ceil(bookingPolicy.mostFreeADay * limitScale))
    const most = Math.ceil(bookingPolicy.mostUpcomingFree * limitScale)
    if ((await countUpcomingFree(tx, email, clock())) < most) return
    const phone = agency.phones.office.display
    const sentence = `You have ${most} consultations ahead of you. Please call ${phone} for more.`
    throw new AppError('conflict', sentence)
  }
}

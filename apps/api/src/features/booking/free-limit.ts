import { agency } from '@beacon/content/agency'
import { bookingPolicy } from '@beacon/content/booking-services'
import { type Clock, DAY_MS } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { AppError } from '../../http/errors.ts'
import { limitHits, mailboxOf, scaledLimit } from '../../http/rate-limit.ts'
import { countUpcomingFree } from './store.ts'

interface LimitDeps {
  clock: Clock
  /** Multiplies all numbers; 0 is no limit. */
  limitScale: number
}

/**
 * Limits the free consultations of one person: per mailbox a number of upcoming ones and of new ones a day, since
 * whoever cancels could book again and again, each time with emails; per IP address, and per IPv6 network, a number a
 * day, because email addresses are easy to make up.
 * @throws AppError conflict, too_many_requests
 */
export function createFreeLimit({ clock, limitScale }: LimitDeps) {
  return async (tx: Tx, { email, address }: { email: string; address: string }): Promise<void> => {
    if (limitScale === 0) return
    const { mostFreeADay, mostFreeADayOfNetwork, mostFreeADayOfMailbox, mostUpcomingFree } = bookingPolicy
    const [now, mailbox, network] = [clock(), mailboxOf(email), networkOf(address)]
    const hit = { name: 'free booking', now, windowMs: DAY_MS }
    await limitHits(tx, { ...hit, subject: address }, scaledLimit(mostFreeADay, limitScale))
    if (network !== address)
      await limitHits(tx, { ...hit, subject: network }, scaledLimit(mostFreeADayOfNetwork, limitScale))
    const most = scaledLimit(mostUpcomingFree, limitScale)
    if ((await countUpcomingFree(tx, mailbox, now)) >= most) throw tooManyAhead(most)
    await limitHits(tx, { ...hit, subject: mailbox }, scaledLimit(mostFreeADayOfMailbox, limitScale))
  }
}

function tooManyAhead(most: number): AppError {
  const phone = agency.phones.office.display
  const sentence = `You already have ${most} upcoming consultations. Please call ${phone} for more.`
  return new AppError('conflict', sentence)
}

import { lookUpPromoCode } from '@beacon/contract/promo-codes'
import type { Db } from '../../db/schema.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import type { PromoCodes } from './service.ts'

/** Codes are tried by asking for them and by ordering with them: all of that is one count. */
export interface GuessLimit {
  /**
   * Takes a code that there is out of the count, to that of reads: an office that follows a campaign's link shares an
   * address. The count comes first, so whoever has used it up by guessing is not told of a code that there is either.
   */
  forgiveKnown(code: string, address: string): Promise<void>
  /** Counts the code on an order, if there is one. @throws AppError too_many_requests */
  countGuess(code: string | undefined, address: string): Promise<void>
}

interface GuessLimitDeps {
  db: Db
  limiter: RateLimiter
  promoCodes: Pick<PromoCodes, 'isKnown'>
}

/** The limit is that of the look-up call, per IPv4 address or IPv6 network. */
export function createGuessLimit({ db, limiter, promoCodes }: GuessLimitDeps): GuessLimit {
  const { limit, path } = lookUpPromoCode

  async function forgiveKnown(code: string, address: string): Promise<void> {
    if (!(await promoCodes.isKnown(db, code))) return
    await limiter.consume('read', path, address)
    await limiter.giveBack(limit, path, address)
  }

  return {
    forgiveKnown,
    async countGuess(code, address) {
      if (code === undefined) return
      await limiter.consume(limit, path, address)
      await forgiveKnown(code, address)
    },
  }
}

import { agency } from '@beacon/content/agency'
import type { Clock } from '../../clock.ts'
import type { Db, SecondFactorRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { TellFactorChange } from './jobs.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import type { Seal } from './sealed.ts'
import type { SignInClient } from './sign-in-client.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  keepNewSecret,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './store.ts'
import type { Throttle } from './throttle.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

const IS_ON = 'The second factor is already on.'
const IS_OFF = 'The second factor is off.'

export interface SecondFactor {
  isOn(email: string): Promise<boolean>
  state(email: string): Promise<{ isOn: boolean; since: string | null; recoveryCodesLeft: number }>
  /** Creates a secret, which takes effect once it is confirmed by a code. @throws AppError conflict when it is on */
  begin(email: string): Promise<{ secret: string; uri: string }>
  /**
   * Switches on after a first code, with `also` in the same transaction; returns the recovery codes.
   * @throws AppError conflict, code_wrong, too_many_requests
   */
  switchOn(
    email: string,
    code: string,
    client: SignInClient,
    also: (tx: Tx) => Promise<void>,
  ): Promise<string[]>
  /** Switches off, with `also` in the same transaction. */
  switchOff(email: string, also: (tx: Tx) => Promise<void>): Promise<void>
  renewRecoveryCodes(email: string): Promise<string[]>
  /**
   * Accepts a code of the app, or a recovery code, once.
   * @throws AppError conflict when it is off; code_wrong, code_used, too_many_requests
   */
  take(email: string, code: string, client: SignInClient): Promise<void>
}

interface SecondFactorDeps {
  db: Db
  clock: Clock
  seal: Seal
  throttle: Throttle
  /** Mails the administrator what has changed. */
  tell: TellFactorChange
}

/** The second factor of an account: a code of an authenticator app (RFC 6238), or one of ten recovery codes. */
export function createSecondFactor({ db, clock, seal, throttle, tell }: SecondFactorDeps): SecondFactor {
  const accountOf = (email: string) => email.trim().toLowerCase()

  const stepIn = (row: SecondFactorRow, code: string): number | undefined => {
    const secret = seal.open(row.secret, row.email)
    return secret === undefined ? undefined : stepOfCode(code, secret, clock())
  }

  /** @throws AppError code_wrong, code_used */
  async function takeAppCode(row: SecondFactorRow, code: string): Promise<void> {
    const step = stepIn(row, code)
    if (step === undefined) throw refusal('code_wrong')
    if (!(await inTransaction(db, (tx) => takeStep(tx, row.email, step)))) throw refusal('code_used')
  }

  /** @throws AppError code_wrong, code_used */
  async function takeSpareCode(account: string, code: string): Promise<void> {
    const hash = recoveryCodeHash(code)
    const outcome = await inTransaction(db, (tx) => takeRecoveryCode(tx, account, hash, clock()))
    if (outcome === 'unknown') throw refusal('code_wrong')
    if (outcome === 'used') throw refusal('code_used', 'This recovery code has been used.')
  }

  async function keepNewCodes(tx: Tx, account: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(tx, account, codes.map(recoveryCodeHash))
    return codes
  }

  return {
    async isOn(email) {
      return Boolean((await findSecondFactor(db, accountOf(email)))?.confirmed_at)
    },

    async state(email) {
      const since = (await findSecondFactor(db, accountOf(email)))?.confirmed_at ?? null
      const left = await countRecoveryCodes(db, accountOf(email))
      return { isOn: since !== null, since, recoveryCodesLeft: left }
    },

    async begin(email) {
      const account = accountOf(email)
      const secret = newTotpSecret()
      const row = {
        email: account,
        secret: seal.seal(secret, account),
        created_at: clock().toISOString(),
        confirmed_at: null,
        last_step: 0,
      }
      if (!(await inTransaction(db, (tx) => keepNewSecret(tx, row)))) throw new AppError('conflict', IS_ON)
      return { secret, uri: totpUri(secret, agency.name, email) }
    },

    async switchOn(email, code, client, also) {
      const account = accountOf(email)
      const row = await findSecondFactor(db, account)
      if (!row || row.confirmed_at) throw new AppError('conflict', row ? IS_ON : IS_OFF)
      await throttle.attempt(client.codes)
      const step = stepIn(row, plainDigits(code))
      if (step === undefined) throw refusal('code_wrong')
      await throttle.succeeded(client.codes)
      return inTransaction(db, async (tx) => {
        if (!(await confirmSecret(tx, row, { now: clock(), step }))) throw new AppError('conflict')
        await also(tx)
        await tell(tx, 'on')
        return keepNewCodes(tx, account)
      })
    },

    async switchOff(email, also) {
      await inTransaction(db, async (tx) => {
        await deleteSecondFactor(tx, accountOf(email))
        await also(tx)
        await tell(tx, 'off')
      })
    },

    renewRecoveryCodes: (email) =>
      inTransaction(db, async (tx) => {
        await tell(tx, 'new-codes')
        return keepNewCodes(tx, accountOf(email))
      }),

    async take(email, code, client) {
      const account = accountOf(email)
      const row = await findSecondFactor(db, account)
      if (!row?.confirmed_at) throw new AppError('conflict', IS_OFF)
      await throttle.attempt(client.codes)
      if (/^\d{6}$/.test(plainDigits(code))) await takeAppCode(row, plainDigits(code))
      else await takeSpareCode(account, code)
      await throttle.succeeded(client.codes)
    },
  }
}

/** Apps show `123 456`, and people type it that way. */
const plainDigits = (code: string): string => code.replace(/[\s-]/g, '')

/** The message is shown at the form's field. */
function refusal(code: 'code_wrong' | 'code_used', message?: string): AppError {
  const { message: sentence } = new AppError(code, message)
  return new AppError(code, sentence, { fields: { code: sentence } })
}

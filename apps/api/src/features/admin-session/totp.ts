import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const PERIOD_S = 30
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const
/** A phone's clock may be one step off either way. */
const DRIFT = 1
/** 160 bits, the length that RFC 4226 recommends. */
const SECRET_BYTES = 20

/** A new secret, in base32 as people type it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The URI that a QR code passes to an authenticator app. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...PARAMETERS, issuer, label: account, secret }).toString()

/** The number of the 30-second step that a code belongs to; undefined when it matches none of the current ones. */
export function stepOfCode(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...PARAMETERS, secret })
  const drift = totp.validate({ token: code, timestamp, window: DRIFT })
  return drift === null ? undefined : totp.counter({ timestamp }) + drift
}

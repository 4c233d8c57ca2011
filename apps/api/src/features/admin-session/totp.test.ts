import { codeAt, codeIn } from '@beacon/stand-ins/authenticator'
import { expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** '12345678901234567890', the secret of RFC 6238's test vectors. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('RFC 6238: %i seconds after 1970 the code is %s', (seconds, code) => {
  const moment = new Date(seconds * 1000)
  expect(stepOfCode(code, SECRET, moment)).toBe(Math.floor(seconds / 30))
  expect(codeAt(SECRET, moment.getTime())).toBe(code)
})

test('a code is accepted one step early or late, but not two', () => {
  const secret = newTotpSecret()
  const now = new Date('2026-11-20T15:00:00.000Z')
  const step = now.getTime() / 30_000
  const accepted = [-2, -1, 0, 1, 2].map((steps) =>
    stepOfCode(codeIn(secret, steps, now.getTime()), secret, now),
  )
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('the otpauth address in the QR code names the agency and the account', () => {
  const uri = new URL(totpUri(SECRET, 'Beacon & Bay', 'owner@beacon.test'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Beacon & Bay:owner@beacon.test')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: SECRET,
    issuer: 'Beacon & Bay',
    digits: '6',
    period: '30',
  })
})

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { inOneSpelling } from '@beacon/contract/email-address'

/** OWASP's first recommendation for argon2id: 46 MiB, one pass. About 60 ms here. */
const PARAMETERS = { parallelism: 1, tagLength: 32, memory: 46 * 1024, passes: 1 } as const

export interface PasswordCheck {
  /** The administrator's e-mail, as it is configured. */
  account: string
  isAccount(email: string): boolean
  /** Whether this is the administrator's email and password; takes the same time for every outcome. */
  matches(email: string, password: string): Promise<boolean>
}

/** Checks a sign-in against the configured administrator. */
export function createPasswordCheck(administrator: { email: string; password: string }): PasswordCheck {
  const nonce = randomBytes(16)
  const account = administrator.email
  /** A browser writes the letters of a domain beyond A to Z in its own way. */
  const spelled = (email: string) => inOneSpelling(email.trim()).toLowerCase()
  const isAccount = (email: string) => spelled(email) === spelled(account)
  let expected: Promise<Buffer> | undefined

  return {
    account,
    isAccount,
    async matches(email, password) {
      expected ??= derive(administrator.password, nonce)
      const known = await expected.catch((error: unknown) => {
        expected = undefined
        throw error
      })
      const isPassword = timingSafeEqual(await derive(password, nonce), known)
      return isPassword && isAccount(email)
    },
  }
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((done, fail) =>
    argon2('argon2id', { ...PARAMETERS, message: password, nonce }, (error, tag) =>
      error ? fail(error) : done(tag),
    ),
  )
}

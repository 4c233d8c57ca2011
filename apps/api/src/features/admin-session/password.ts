import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's first recommendation for argon2id: 46 MiB, one pass. About 60 ms here. */
const PARAMETERS = { parallelism: 1, tagLength: 32, memory: 46 * 1024, passes: 1 } as const
const MOST_AT_ONCE = 2

export interface PasswordCheck {
  /** The administrator's e-mail, as it is configured. */
  account: string
  isAccount(email: string): boolean
  /** Whether this is the administrator's e-mail and password; the same work for every answer. */
  matches(email: string, password: string): Promise<boolean>
}

/**
 * Checks a sign-in against the configured administrator. At most two checks run at once, so that guessing cannot
 * take the machine's memory.
 */
export function createPasswordCheck(administrator: { email: string; password: string }): PasswordCheck {
  const nonce = randomBytes(16)
  const account = administrator.email
  const isAccount = (email: string) => email.trim().toLowerCase() === account.toLowerCase()
  let expected: Promise<Buffer> | undefined
  const waiting: (() => void)[] = []
  let busy = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy < MOST_AT_ONCE) busy += 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      // The place goes to the next in line, or back.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  return {
    account,
    isAccount,
    async matches(email, password) {
      expected ??= inTurn(() => derive(administrator.password, nonce))
      const derived = await inTurn(() => derive(password, nonce))
      const isPassword = timingSafeEqual(derived, await expected)
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

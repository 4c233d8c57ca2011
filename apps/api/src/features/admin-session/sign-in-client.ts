/** Who is trying a password or a code: what the attempt is counted under, and which queue it waits in. */
export interface SignInClient {
  /** What wrong passwords are counted under. */
  passwords: string
  /** What wrong codes are counted under. */
  codes: string
  queue: string
  isKnown: boolean
}

/**
 * A browser that has signed in before, or a session: only its own guesses count against it. Codes are counted apart
 * from passwords: knowing the password must not buy extra guesses at the code.
 */
export const known = (name: string): SignInClient => ({
  passwords: name,
  codes: `code:${name}`,
  queue: name,
  isKnown: true,
})

/** Everybody else is counted together, per account. Whatever is typed as an email must not collide with other keys. */
export const stranger = (email: string, address: string): SignInClient => ({
  passwords: `password:${email}`,
  codes: `code:${email}`,
  queue: address,
  isKnown: false,
})

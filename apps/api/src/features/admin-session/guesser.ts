/** Who is trying a password or a code: what the attempt is counted under, and which queue it waits in. */
export interface Guesser {
  /** What wrong passwords are counted under. */
  passwords: string
  /** What wrong codes are counted under. */
  codes: string
  line: string
  isKnown: boolean
}

/**
 * A browser that has signed in before, or a session: only its own guesses count against it. Codes are counted apart
 * from passwords: knowing the password must not buy extra guesses at the code.
 */
export const known = (name: string): Guesser => ({
  passwords: name,
  codes: `code:${name}`,
  line: name,
  isKnown: true,
})

/** Everybody else is counted together, per account. Whatever is typed as an email must not collide with other keys. */
export const stranger = (email: string, address: string): Guesser => ({
  passwords: `password:${email}`,
  codes: `code:${email}`,
  line: address,
  isKnown: false,
})

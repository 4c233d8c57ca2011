/** Who tries a password or a code: by what that is counted, and where it waits for its turn. */
export interface Guesser {
  /** What wrong passwords are counted under. */
  passwords: string
  /** What wrong codes are counted under. */
  codes: string
  line: string
  isKnown: boolean
}

/**
 * A browser that has signed in before, or a session: it answers for its own guesses alone. Codes are counted apart from
 * passwords: whoever knows the password must not win free guesses with it.
 */
export const known = (name: string): Guesser => ({
  passwords: name,
  codes: `code:${name}`,
  line: name,
  isKnown: true,
})

/** Everybody else answers for the account together. Whatever is typed as an e-mail must not stand for anything else. */
export const stranger = (email: string, address: string): Guesser => ({
  passwords: `password:${email}`,
  codes: `code:${email}`,
  line: address,
  isKnown: false,
})

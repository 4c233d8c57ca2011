import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { hashOf } from './private-links.ts'

interface SecretCookie {
  /** A new token: the cookie that carries it, and its hash, which is all that the database gets. */
  issue(): { hash: string; cookie: string }
  /** The hash of the token in a request's cookies, if there is one. */
  hashIn(cookieHeader: string | undefined): string | undefined
  /** The cookie that takes it back. */
  cleared: string
}

/** `__Host-` makes a browser refuse the cookie from anywhere but this host over https. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name)

/** 32 random bytes in a cookie that no script, no other site and no subdomain gets to see. */
export function createSecretCookie(settings: {
  name: string
  isHttps: boolean
  lifetimeMs: number
}): SecretCookie {
  const { isHttps, lifetimeMs } = settings
  const name = cookieName(settings.name, isHttps)
  const attributes = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/' } as const
  return {
    issue() {
      const token = randomBytes(32).toString('base64url')
      const cookie = stringifySetCookie({ name, value: token, ...attributes, maxAge: lifetimeMs / 1000 })
      return { hash: hashOf(token), cookie }
    },
    hashIn(cookieHeader) {
      const token = cookieHeader ? parseCookie(cookieHeader)[name] : undefined
      return token ? hashOf(token) : undefined
    },
    cleared: stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }),
  }
}

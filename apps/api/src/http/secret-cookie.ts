import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { hashOf } from './private-links.ts'

interface SecretCookie {
  /** A new token: the cookie that carries it, and its hash for the database. */
  issue(): { hash: string; cookie: string }
  /** The hash of the token in a request's cookies, if there is one. */
  hashIn(cookieHeader: string | undefined): string | undefined
  /** The cookie that clears it. */
  cleared: string
}

/** With `__Host-`, a browser accepts the cookie only from this very host over https. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name)

interface CookieSettings {
  name: string
  isHttps: boolean
  lifetimeMs: number
}

/** A cookie that is invisible to scripts, other sites and subdomains. */
export const secretCookieText = ({ name, value, isHttps, lifetimeMs }: CookieSettings & { value: string }) =>
  stringifySetCookie({
    name,
    value,
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    path: '/',
    maxAge: lifetimeMs / 1000,
  })

/** 32 random bytes in such a cookie. */
export function createSecretCookie(settings: CookieSettings): SecretCookie {
  const name = cookieName(settings.name, settings.isHttps)
  return {
    issue() {
      const token = randomBytes(32).toString('base64url')
      return { hash: hashOf(token), cookie: secretCookieText({ ...settings, name, value: token }) }
    },
    hashIn(cookieHeader) {
      const token = cookieHeader ? parseCookie(cookieHeader)[name] : undefined
      return token ? hashOf(token) : undefined
    },
    cleared: secretCookieText({ ...settings, name, value: '', lifetimeMs: 0 }),
  }
}

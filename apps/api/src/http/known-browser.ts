import { parseCookie } from 'cookie'
import { type Clock, DAY_MS, type Ids } from '../clock.ts'
import type { PrivateLinks } from './private-links.ts'
import { cookieName, secretCookieText } from './secret-cookie.ts'

const LIFETIME_MS = 180 * DAY_MS

/**
 * Browsers that the administrator has signed in with before (OWASP's device cookies). The cookie grants no access: it
 * only throttles its browser separately from strangers, so that other people's wrong passwords cannot lock the owner
 * out.
 */
export interface KnownBrowsers {
  /** The cookie for a browser that has just signed in. */
  issue(): string
  /** Which browser it is; undefined when the cookie is forged, half a year old, or for another account or password. */
  nameIn(cookieHeader: string | undefined): string | undefined
}

interface KnownBrowserDeps {
  clock: Clock
  ids: Ids
  isHttps: boolean
  signatures: PrivateLinks
  /** Whose browsers: cookies with another one are worth nothing. */
  tag: string
}

/** Stores nothing: the cookie's signature is the proof (0045). */
export function createKnownBrowsers(deps: KnownBrowserDeps): KnownBrowsers {
  const { clock, ids, isHttps, signatures, tag } = deps
  const name = cookieName('known-browser', isHttps)
  const about = (id: string, endsAt: string) => `known browser\n${tag}\n${id}\n${endsAt}`
  return {
    issue() {
      const id = ids()
      const endsAt = String(clock().getTime() + LIFETIME_MS)
      const value = [id, endsAt, signatures.sign(about(id, endsAt))].join('.')
      return secretCookieText({ name, value, isHttps, lifetimeMs: LIFETIME_MS })
    },
    nameIn(cookieHeader) {
      const value = cookieHeader ? parseCookie(cookieHeader)[name] : undefined
      const [id = '', endsAt = '', signature = ''] = value?.split('.') ?? []
      const isOurs = signatures.isSigned(about(id, endsAt), signature)
      return isOurs && Number(endsAt) > clock().getTime() ? `browser:${id}` : undefined
    },
  }
}

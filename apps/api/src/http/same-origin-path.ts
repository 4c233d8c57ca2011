const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i

/**
 * The path and query that a request asks for, as one of our own addresses: `//host`, `/\host` and `http://host` would be
 * another site's in a Location header or a link.
 */
export function sameOriginPath(requested: string): string {
  const withoutOrigin = requested.replace(ORIGIN, '')
  return `/${withoutOrigin.replace(/^[/\\\s]+/, '')}`
}

/** A loop, because a regular expression would start over at each of 15,000 slashes within a path and take 200 ms. */
export function withoutSlashAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Whether all percent-encoding is valid. The result has to be used: a bundler removes a call whose result is not. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/**
 * A path that the router can read; it logs what no route matches, with the query. Without line breaks, which mail
 * programs leave in long links and no route has. If the percent-encoding is invalid, every % counts as a literal one:
 * the browser's router reads it that way, and would show another page than the server.
 */
export const routable = (path: string): string =>
  isDecodable(path) ? path.replace(/%0[ad]|%e2%80%a[89]/gi, '') : path.replaceAll('%', '%25')

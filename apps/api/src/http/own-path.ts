const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i

/**
 * The path and query that a request asks for, as one of our own addresses: `//host`, `/\host` and `http://host` would be
 * another site's in a Location header or a link.
 */
export function ownPath(requested: string): string {
  const withoutOrigin = requested.replace(ORIGIN, '')
  return `/${withoutOrigin.replace(/^[/\\\s]+/, '')}`
}

/** By a loop, because an expression begins anew at each of 15,000 slashes within an address and takes 200 ms for them. */
export function withoutSlashAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Whether every % is followed by what it stands for. The result is used: a bundler takes a call without a use away. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/**
 * A path that can be decoded stays; of another one every % is taken for itself. The browser's router would read it so, and
 * show another page than the server.
 */
export const decodable = (path: string): string => (isDecodable(path) ? path : path.replaceAll('%', '%25'))

import type { IncomingMessage } from 'node:http'

/**
 * The address that rate limits count: the peer itself, or, behind `hops` trusted proxies, the X-Forwarded-For entry
 * that the outermost of them wrote. Entries further left are the visitor's and ignored. An IPv6 customer has a whole
 * /64, so the address is cut to that; the port, which some proxies add, changes with every request and is dropped.
 */
export function clientAddress(req: IncomingMessage, hops: number): string {
  const peer = req.socket.remoteAddress ?? 'unknown'
  if (hops === 0) return cut(peer)
  const chain = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
    .filter(Boolean)
  return cut([...chain, peer].at(-1 - hops) ?? chain[0] ?? peer)
}

/**
 * The network of an address as `clientAddress` cuts it: an IPv6 line has 16 to 65,536 /64s, so theirs is the /48; of
 * IPv4 it is the address itself.
 */
export const networkOf = (address: string): string =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address

/** `203.0.113.9:50312` and `[2001:db8::1]:50312`; an IPv6 address without brackets has no port. */
const withoutPort = (entry: string): string =>
  entry.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

function cut(address: string): string {
  const plain = address.replace(/^(?:::|(?:0+:){5})ffff:(?=[\d.]+$)/i, '')
  return plain.includes(':') ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain
}

/** The first groups of an IPv6 address with `::` written out. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
}

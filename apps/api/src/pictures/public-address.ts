import { BlockList, type LookupFunction } from 'node:net'

/** Addresses that are not on the public internet: this machine, private networks, metadata services, multicast. */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** Whether an address is on the public internet. An IPv4 address embedded in an IPv6 one is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  return !closed.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

/**
 * Resolves a name and refuses it if any of its addresses is private. The connection goes to a checked address, so a
 * second DNS answer (rebinding) changes nothing.
 */
export function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const first = addresses[0]
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '', 4)
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${hostname} leads into a private network`), '', 4)
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }
}

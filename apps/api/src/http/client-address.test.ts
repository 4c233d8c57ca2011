import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const seen = (peer: string, hops: number, forwarded?: string) =>
  clientAddress(
    {
      socket: { remoteAddress: peer },
      headers: { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage,
    hops,
  )

test.each([
  ['without a proxy the peer’s address is used', '198.51.100.7', 0, undefined, '198.51.100.7'],
  ['without a proxy the header is ignored', '198.51.100.7', 0, '203.0.113.9', '198.51.100.7'],
  ['behind one proxy the entry that it added is used', '10.0.0.1', 1, '203.0.113.9', '203.0.113.9'],
  [
    'behind one proxy a forged entry further left is ignored',
    '10.0.0.1',
    1,
    '1.1.1.1, 203.0.113.9',
    '203.0.113.9',
  ],
  [
    'behind two proxies the outer one’s entry is used',
    '10.0.0.1',
    2,
    '1.1.1.1, 203.0.113.9, 10.0.0.2',
    '203.0.113.9',
  ],
  ['with fewer entries than proxies the first is used', '10.0.0.1', 2, '203.0.113.9', '203.0.113.9'],
  ['a port added by the proxy is removed', '10.0.0.1', 1, '203.0.113.9:50312', '203.0.113.9'],
  ['the port of an IPv6 address is removed', '10.0.0.1', 1, '[2001:db8:1:2::5]:50312', '2001:db8:1:2::/64'],
  ['without the header the peer’s address is used', '10.0.0.1', 1, undefined, '10.0.0.1'],
  ['with a header of commas the peer’s address is used', '10.0.0.1', 1, ' , ,', '10.0.0.1'],
  ['an IPv4-mapped IPv6 address becomes IPv4', '::ffff:198.51.100.7', 0, undefined, '198.51.100.7'],
  ['one written out, too', '0:0:0:0:0:FFFF:198.51.100.7', 0, undefined, '198.51.100.7'],
  ['an IPv6 address becomes its /64', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', 0, undefined, '2001:db8:1:2::/64'],
  ['an abbreviated IPv6 address is expanded first', '2001:db8::1', 0, undefined, '2001:db8:0:0::/64'],
])('AB29: %s', (_what, peer, hops, forwarded, expected) => {
  expect(seen(peer, hops, forwarded)).toBe(expected)
})

test('AB29: two addresses in the same IPv6 /64 count as one caller', () => {
  expect(seen('2001:db8:1:2::5', 0)).toBe(seen('2001:db8:1:2:ffff::1', 0))
})

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
  ['without a proxy the peer counts', '198.51.100.7', 0, undefined, '198.51.100.7'],
  ['without a proxy the header is ignored', '198.51.100.7', 0, '203.0.113.9', '198.51.100.7'],
  ['behind one proxy its entry counts', '10.0.0.1', 1, '203.0.113.9', '203.0.113.9'],
  [
    'behind one proxy a forged entry further left is ignored',
    '10.0.0.1',
    1,
    '1.1.1.1, 203.0.113.9',
    '203.0.113.9',
  ],
  [
    'behind two proxies the outer one’s entry counts',
    '10.0.0.1',
    2,
    '1.1.1.1, 203.0.113.9, 10.0.0.2',
    '203.0.113.9',
  ],
  ['with fewer entries than proxies the first counts', '10.0.0.1', 2, '203.0.113.9', '203.0.113.9'],
  ['a port that the proxy adds is no part of it', '10.0.0.1', 1, '203.0.113.9:50312', '203.0.113.9'],
  ['nor the port of an IPv6 address', '10.0.0.1', 1, '[2001:db8:1:2::5]:50312', '2001:db8:1:2::/64'],
  ['a proxy that says nothing leaves the peer', '10.0.0.1', 1, undefined, '10.0.0.1'],
  ['a header of commas leaves the peer', '10.0.0.1', 1, ' , ,', '10.0.0.1'],
  ['an IPv4 address in IPv6 clothes is IPv4', '::ffff:198.51.100.7', 0, undefined, '198.51.100.7'],
  ['an IPv6 customer is a /64', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', 0, undefined, '2001:db8:1:2::/64'],
  ['a short IPv6 address is written out first', '2001:db8::1', 0, undefined, '2001:db8:0:0::/64'],
])('AB29: %s', (_what, peer, hops, forwarded, expected) => {
  expect(seen(peer, hops, forwarded)).toBe(expected)
})

test('AB29: two addresses of one IPv6 customer are one caller', () => {
  expect(seen('2001:db8:1:2::5', 0)).toBe(seen('2001:db8:1:2:ffff::1', 0))
})

import { expect, test } from 'vitest'
import { siteFiles } from './site-files.ts'

const site = {
  publicUrl: 'https://www.agency.example',
  adClientId: null,
  builtAt: new Date('2026-11-20T12:00:00Z'),
}
const pathsOf = (files: ReturnType<typeof siteFiles>) => files.map(({ path }) => path)

test('a site with advertisements says in ads.txt who may sell them', () => {
  const [ads] = siteFiles({ ...site, adClientId: 'ca-pub-1234567890123456' })
  expect(ads).toEqual({
    path: '/ads.txt',
    type: 'text/plain; charset=utf-8',
    text: 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n',
  })
  expect(pathsOf(siteFiles(site))).toEqual(['/robots.txt', '/site.webmanifest', '/.well-known/security.txt'])
})

import { expect, test } from 'vitest'
import { sendRaw } from '../../test/raw-http.ts'
import { startTestApp } from '../../test/start-app.ts'
import { routable, sameOriginPath, withoutSlashAtEnd } from './same-origin-path.ts'

test.each([
  '//evil.example/',
  '/\\evil.example',
  '/\\/evil.example/x',
  '\\\\evil.example',
  '///\\evil.example',
  'http://evil.example/contact?a=b',
  'https://evil.example',
  'http://evil.example\\@us.example/',
  'javascript://evil.example/%0aalert(1)',
  '@evil.example',
  '.evil.example/',
  '*',
])('a path that names another site (%s) resolves to ours', (requested) => {
  expect(new URL(sameOriginPath(requested), 'https://us.example').origin).toBe('https://us.example')
  expect(new URL(`https://us.example${sameOriginPath(requested)}`).origin).toBe('https://us.example')
})

test('a path of ours is unchanged', () => {
  for (const own of ['/', '/contact?service=seo', '/blog/a//b', '/store/product/x%2Fy?u=http://a.example/'])
    expect(sameOriginPath(own)).toBe(own)
})

test('trailing slashes are removed, and inner ones kept', () => {
  expect(['/blog/', '/blog///', '/a//b', '//', ''].map(withoutSlashAtEnd)).toEqual([
    '/blog',
    '/blog',
    '/a//b',
    '',
    '',
  ])
})

test('every % is escaped in a path that cannot be decoded', () => {
  expect(['/blog/a%20b', '/blog/%E0%A4%A', '/100%'].map(routable)).toEqual([
    '/blog/a%20b',
    '/blog/%25E0%25A4%25A',
    '/100%25',
  ])
})

test('a line break that got into a link is left out of it', () => {
  const links = ['/contact%0a', '/orders/a%0Db', '/store/%e2%80%a8', '/blog/a%20b']
  expect(links.map(routable)).toEqual(['/contact', '/orders/ab', '/store/', '/blog/a%20b'])
})

test('the redirect from http to https stays on our host, whatever the request line says', async () => {
  const app = await startTestApp({ settings: { PUBLIC_URL: 'https://us.example', TRUST_PROXY: '1' } })
  for (const requested of ['/\\evil.example', '//evil.example/', 'http://evil.example/contact']) {
    const answer = await sendRaw(
      app.port,
      `GET ${requested} HTTP/1.1\r\nHost: us.example\r\nX-Forwarded-Proto: http\r\nConnection: close\r\n\r\n`,
    )
    const location = /^Location: (.*)\r$/m.exec(answer)?.[1] ?? ''
    expect(new URL(location).host).toBe('us.example')
  }
})

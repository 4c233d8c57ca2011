import { expect, onTestFinished, test } from 'vitest'
import { startNotionServer } from '../notion-server.ts'

const HOUR = 3_600_000
const bytes = Buffer.from('not really a picture')

async function start(options: Parameters<typeof startNotionServer>[0] = {}) {
  const notion = await startNotionServer(options)
  onTestFinished(() => notion.close())
  const url = notion.addFile('a cat.png', { type: 'image/png', bytes })
  const linkOf = (id: string) => {
    const image = notion.pages(notion.dataSources.blog).find((page) => page.id === id)?.properties.Image
    return (image as { files: { file: { url: string; expiry_time: string } }[] }).files[0]?.file
  }
  const id = notion.addPage(notion.dataSources.blog, {
    properties: { Image: { files: [{ name: 'a cat.png', file: { url } }] } },
  })
  return { notion, url, link: () => linkOf(id) }
}

test('a file is served by its signed link, and not without the signature', async () => {
  const { url, link } = await start()
  const response = await fetch(link()?.url ?? '')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect((await fetch(url)).status).toBe(403)
  expect((await fetch(link()?.url.replace('signature=', 'signature=0') ?? '')).status).toBe(403)
})

test('a link expires after an hour, and the page shows a new one', async () => {
  let now = new Date('2026-11-20T12:00:00.000Z')
  const { link } = await start({ clock: () => now })
  const old = link()
  expect(old?.expiry_time).toBe('2026-11-20T13:00:00.000Z')
  now = new Date(now.getTime() + HOUR)
  expect((await fetch(old?.url ?? '')).status).toBe(403)
  expect((await fetch(link()?.url ?? '')).status).toBe(200)
})

test('a rate-limited caller is told how long to wait; file requests do not count', async () => {
  const { notion, link } = await start({ rateLimit: { requests: 2, windowMs: 60_000 } })
  const ask = () =>
    fetch(`${notion.url}/v1/users/me`, {
      headers: { authorization: `Bearer ${notion.token}`, 'notion-version': '2025-09-03' },
    })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await fetch(link()?.url ?? '')).status).toBe(200)
})

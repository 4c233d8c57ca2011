import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listBlogPosts, readBlogPost } from '@beacon/contract/blog'
import type { NotionServer } from '@beacon/stand-ins/notion-server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HOUR } from '../../../test/start-app.ts'
import { addPost, copyAgain, startBlog, text } from './testing.ts'

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#135' } })
    .png()
    .toBuffer()
const [cover, sketch] = await Promise.all([drawing(1200, 600), drawing(300, 200)])

const addPng = (notion: NotionServer, bytes: Uint8Array): string =>
  notion.addFile('picture.png', { type: 'image/png', bytes })

test('pictures are copied in several widths, and still served after Notion’s links have expired', async () => {
  const app = await startBlog((notion) => {
    const caption = text('The harbour')
    addPost(notion, {
      slug: 'harbour',
      image: addPng(notion, cover),
      children: [{ image: { file: { url: addPng(notion, sketch) }, caption } }],
    })
  })
  app.advance(2 * HOUR)
  await app.notion.close()
  const { post } = await app.visitor.ask(readBlogPost, { params: { slug: 'harbour' } })
  expect(post.image).toMatchObject({ width: 1200, height: 600, alt: '' })
  expect(post.image?.srcSet?.avif.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
    '480w',
    '960w',
    '1200w',
  ])
  expect(post.content).toMatchObject([
    {
      type: 'image',
      image: { width: 300, height: 200, alt: 'The harbour' },
      caption: [{ text: 'The harbour' }],
    },
  ])

  const feed = await (await app.visitor.send('/blog/rss.xml')).text()
  expect(feed).toMatch(/<img src="http:\/\/beacon\.test\/pictures\/[\w-]+\.webp" alt="The harbour">/)

  const response = await app.visitor.send(post.image?.src ?? '')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('cross-origin-resource-policy'), 'for feed readers').toBe('cross-origin')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, format: 'webp' })
  for (const path of ['/pictures/', '/pictures/../beacon.sqlite', '/pictures/x.webp'])
    expect((await app.visitor.send(path)).status).toBe(404)
})

test('a picture that two posts share is downloaded once, and not again by the next copy', async () => {
  const app = await startBlog((notion) => {
    const image = addPng(notion, sketch)
    addPost(notion, { slug: 'one', image })
    addPost(notion, { slug: 'two', title: 'Two', image })
  })
  await copyAgain(app)
  expect(app.notion.calls.filter(({ path }) => path.startsWith('/files/'))).toHaveLength(1)
  expect(readdirSync(app.deps.copies.picturesFolder).toSorted()).toEqual([
    expect.stringMatching(/^[\w-]{22}-300\.avif$/),
    expect.stringMatching(/^[\w-]{22}-300\.webp$/),
  ])
})

/** A machine that has served no picture yet, and the address of one of 300 pixels. */
async function startMachine() {
  const app = await startBlog((notion) => {
    addPost(notion, { slug: 'tides', image: addPng(notion, sketch) })
  })
  const { src = '' } = (await app.visitor.ask(listBlogPosts)).posts[0]?.image ?? {}
  const { deps, client } = await app.another()
  const { picturesFolder: folder, pictureFiles: files } = deps.copies
  return { src, folder, files, ask: () => client().send(src) }
}

test('a picture that is new to a machine is there for everybody who asks for it at the same time', async () => {
  const { src, files, folder, ask } = await startMachine()
  const found = await Promise.all(Array.from({ length: 20 }, () => files.find(basename(src))))
  expect(new Set(found)).toEqual(new Set([join(folder, basename(src))]))
  expect(readdirSync(folder)).toEqual([basename(src)])
  expect((await ask()).status).toBe(200)
})

test('a picture is sent from the database if the machine’s folder cannot take it', async () => {
  const { folder, ask } = await startMachine()
  writeFileSync(folder, 'no folder')
  const response = await ask()
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 300, format: 'webp' })
})

test('a picture request with Range gets the whole file, and one with a failed If-Match gets 400', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, { slug: 'tides', image: addPng(notion, sketch) })
  })
  const { src = '' } = (await app.visitor.ask(listBlogPosts)).posts[0]?.image ?? {}
  const whole = await app.visitor.send(src)
  expect(whole.status).toBe(200)
  expect(whole.headers.get('accept-ranges')).not.toBe('bytes')
  expect((await app.visitor.send(src, { headers: { Range: 'bytes=99999999-' } })).status).toBe(200)
  expect((await app.visitor.send(src, { headers: { 'If-Match': '"another"' } })).status).toBe(400)
})

test('AB30: a picture at a forbidden address, or a file that is no picture, becomes a placeholder and a warning', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, {
      slug: 'trap',
      image: 'http://169.254.169.254/latest/meta-data',
      children: [
        { image: { external: { url: 'https://elsewhere.example/a.png' }, caption: text('Elsewhere') } },
        { image: { file: { url: addPng(notion, Buffer.from('no picture')) } } },
      ],
    })
  })
  const { post } = await app.visitor.ask(readBlogPost, { params: { slug: 'trap' } })
  expect(post.image).toBeNull()
  expect(post.content).toEqual([
    { type: 'image', image: null, caption: [{ text: 'Elsewhere' }] },
    { type: 'image', image: null, caption: [] },
  ])
  const { warnings } = await app.deps.copies.blog.state()
  expect(warnings).toEqual([
    expect.stringContaining('169.254.169.254'),
    expect.stringContaining('elsewhere.example'),
    expect.stringContaining('unsupported image format'),
  ])
})

test('a picture that failed to download is tried again by the next copy', async () => {
  const app = await startBlog((notion) => {
    notion.faults.set({ fault: 'error', status: 503, match: 'GET /files/', times: 1 })
    addPost(notion, { slug: 'late', image: addPng(notion, sketch) })
  })
  const imageOf = async () => (await app.visitor.ask(listBlogPosts)).posts[0]?.image
  expect(await imageOf()).toBeNull()
  await copyAgain(app)
  expect(await imageOf()).toMatchObject({ width: 300 })
})

test('a picture that was replaced at its address on the web shows once the post is edited, or stays if it is gone', async () => {
  const path = '/photos/harbor.png'
  const files = { [path]: { type: 'image/png', bytes: sketch } }
  const app = await startBlog(() => undefined, { printFiles: files })
  const children = [{ image: { external: { url: app.printify.url + path } } }]
  const id = addPost(app.notion, { slug: 'harbor', children })
  const edit = async () => {
    app.advance(HOUR)
    app.notion.changePage(id, { children })
    await copyAgain(app)
    const { post } = await app.visitor.ask(readBlogPost, { params: { slug: 'harbor' } })
    const [block] = post.content
    return { width: block?.type === 'image' && block.image?.width, ...(await app.deps.copies.blog.state()) }
  }
  expect(await edit()).toMatchObject({ width: 300, warnings: [] })
  files[path] = { type: 'image/png', bytes: cover }
  expect(await edit()).toMatchObject({ width: 1200, warnings: [] })
  app.printify.faults.set({ fault: 'error', status: 404, match: path })
  expect(await edit()).toMatchObject({ width: 1200, warnings: [expect.stringContaining('404')] })
})

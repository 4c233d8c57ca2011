import { listBlogPosts } from '@beacon/contract/blog'
import { listDrafts, readDraft } from '@beacon/contract/notion-admin'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/start-app.ts'
import { addPost, paragraph, startBlog } from './testing.ts'

test('the list has drafts and scheduled posts, last edited first, and no published ones', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, { title: 'Out' })
    addPost(notion, { title: 'In work', isPublished: false, date: '' })
    addPost(notion, { title: 'Next week', date: '2026-11-27' })
  })
  app.advance(60_000)
  addPost(app.notion, { title: '', isPublished: false })
  const { drafts } = await (await app.admin()).ask(listDrafts)
  expect(drafts.map(({ title, goesOutAt }) => [title, goesOutAt])).toEqual(
    expect.arrayContaining([
      ['', null],
      ['In work', null],
      ['Next week', '2026-11-27'],
    ]),
  )
  expect(drafts).toHaveLength(3)
  expect(drafts[0]?.title).toBe('')
})

test('a draft is previewed as the blog would show it, read fresh from Notion, and stays off the blog', async () => {
  const app = await startBlog(() => {})
  const admin = await app.admin()
  const id = addPost(app.notion, {
    title: 'In work',
    isPublished: false,
    children: [paragraph('First try.')],
  })
  const read = () => admin.ask(readDraft, { params: { id } })
  expect(await read()).toMatchObject({
    post: {
      slug: 'in-work',
      title: 'In work',
      published: false,
      category: 'seo-tips',
      content: [{ type: 'paragraph', text: [{ text: 'First try.' }] }],
      meta: { title: expect.stringContaining('In work'), description: 'About In work.' },
    },
    remarks: [],
  })
  app.notion.changePage(id, { children: [paragraph('Second try.')] })
  expect((await read()).post.content).toMatchObject([{ text: [{ text: 'Second try.' }] }])
  expect((await app.visitor.ask(listBlogPosts)).posts).toEqual([])
})

test('a draft with a picture at a forbidden address is shown without it, and with a remark', async () => {
  const app = await startBlog(() => {})
  const id = addPost(app.notion, { isPublished: false, image: 'https://elsewhere.example/cover.png' })
  const { post, remarks } = await (await app.admin()).ask(readDraft, { params: { id } })
  expect(post).toMatchObject({ image: null, content: [{ type: 'paragraph' }] })
  expect(remarks).toEqual([expect.stringMatching(/^A picture .+\.$/)])
})

test('several pictures from one forbidden host give one remark', async () => {
  const app = await startBlog(() => {})
  const picture = (file: string) => ({
    image: { type: 'external', external: { url: `https://elsewhere.example/${file}` } },
  })
  const children = [picture('1.png'), picture('2.png'), picture('3.png')]
  const id = addPost(app.notion, { isPublished: false, children })
  const { post, remarks } = await (await app.admin()).ask(readDraft, { params: { id } })
  expect(post.content).toHaveLength(3)
  expect(remarks).toEqual(['A picture comes from elsewhere.example, which is not allowed.'])
})

test('a draft with the address of another post has a remark about it', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, { title: 'Tide tables', slug: 'tides' })
    addPost(notion, { title: '', isPublished: false })
  })
  const id = addPost(app.notion, { title: 'Tide tables, part two', slug: 'tides', isPublished: false })
  const read = async () => (await (await app.admin()).ask(readDraft, { params: { id } })).remarks
  expect(await read()).toEqual([expect.stringMatching(/^Another post in Notion has the same address/)])
})

test('a draft without a title returns 409 with the reason; an unknown page or one of another database, 404', async () => {
  const app = await startBlog(() => {})
  const admin = await app.admin()
  const untitled = addPost(app.notion, { title: '', isPublished: false })
  const elsewhere = app.notion.addPage(app.notion.dataSources.leads, {
    properties: { Name: { title: [{ text: { content: 'A lead' } }] } },
  })
  expect(await admin.call(readDraft, { params: { id: untitled } })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('has no title') },
  })
  for (const id of ['missing', elsewhere])
    expect(await admin.call(readDraft, { params: { id } })).toMatchObject({ status: 404 })
})

test('if Notion fails, the list of drafts returns 502 with the reason, without a retry', async () => {
  const app = await startBlog(() => {}, { breaks: true })
  const admin = await app.admin()
  const before = app.notion.calls.length
  app.notion.faults.set({ fault: 'error', status: 503 })
  expect(await admin.call(listDrafts)).toMatchObject({
    status: 502,
    body: { code: 'provider_error', error: expect.stringContaining('Notes database') },
  })
  expect(app.notion.calls.length - before).toBe(1)
})

test('without a Notion blog the list of drafts returns 409 and names the missing setting', async () => {
  const app = await startTestApp({ settings: { NOTION_TOKEN: '', NOTION_LEADS_ID: '', DEMO: 'false' } })
  expect(await (await app.admin()).call(listDrafts)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('NOTION_BLOG_ID') },
  })
})

test('ADMIN-1: a visitor gets 401 for drafts, and Notion is not called', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, { isPublished: false })
  })
  const before = app.notion.calls.length
  expect(await app.visitor.call(listDrafts)).toMatchObject({ status: 401 })
  expect(await app.visitor.call(readDraft, { params: { id: 'any' } })).toMatchObject({ status: 401 })
  expect(app.notion.calls.length).toBe(before)
})

import { builtInPosts } from '@beacon/content/posts/blog-posts'
import { listBlogPosts, readBlogPost } from '@beacon/contract/blog'
import { syncNotion } from '@beacon/contract/notion-admin'
import type { FaultSetting } from '@beacon/stand-ins/faults'
import { expect, test } from 'vitest'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { NOTICE } from './service.ts'
import { addPost, copied, copyAgain, draft, paragraph, startBlog, syncNow, text } from './testing.ts'

const slugsOf = async (app: TestApp) => (await app.visitor.ask(listBlogPosts)).posts.map(({ slug }) => slug)
const readPost = (app: TestApp, slug: string) => app.visitor.ask(readBlogPost, { params: { slug } })

test('BLOG-9 posts come from Notion when it is connected: all pages of results, newest first', async () => {
  const app = await startBlog((notion) => {
    for (let count = 0; count < 130; count += 1)
      addPost(notion, { title: `Post ${count}`, date: `2026-0${1 + (count % 9)}-15` })
  })
  const { posts, source, notice } = await app.visitor.ask(listBlogPosts)
  expect([posts.length, source, notice]).toEqual([130, 'notion', undefined])
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('drafts and posts dated in the future are not shown; dates count in New York time', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, { title: 'Draft', isPublished: false })
    addPost(notion, { title: 'Today', date: '2026-11-20' })
    addPost(notion, { title: 'Tomorrow', date: '2026-11-21' })
    addPost(notion, { title: 'At noon', date: '2026-11-20T12:00:00-05:00' })
    addPost(notion, { title: 'Undated', date: '' })
  })
  expect(await slugsOf(app)).toEqual(expect.arrayContaining(['today', 'undated']))
  expect(await slugsOf(app)).toHaveLength(2)
  // 12:10 in New York, then eleven at night and ten past midnight there.
  app.advance(2 * HOUR + 10 * MINUTE)
  await copyAgain(app)
  expect(await slugsOf(app)).toContain('at-noon')
  app.advance(11 * HOUR - 10 * MINUTE)
  await copyAgain(app)
  expect(await slugsOf(app)).not.toContain('tomorrow')
  app.advance(HOUR + 10 * MINUTE)
  await copyAgain(app)
  expect(await slugsOf(app)).toContain('tomorrow')
})

test('Notion’s nested blocks and rich text are converted, and an unsafe link becomes plain text', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, {
      slug: 'blocks',
      children: [
        { heading_1: { rich_text: text('Start here') } },
        { heading_2: { rich_text: text('Start here') } },
        {
          paragraph: {
            rich_text: [
              { text: { content: 'One ' } },
              { text: { content: 'post' }, annotations: { bold: true } },
              { text: { content: 's' }, annotations: { bold: true } },
              { text: { content: ' safe', link: { url: 'https://example.com/a' } } },
              { text: { content: ' unsafe', link: { url: 'javascript:alert(1)' } } },
              { text: { content: ' for $999' }, annotations: { strikethrough: true } },
            ],
          },
        },
        { paragraph: { rich_text: [] } },
        {
          bulleted_list_item: {
            rich_text: text('outer'),
            children: [
              { numbered_list_item: { rich_text: text('inner'), children: [paragraph('innermost')] } },
            ],
          },
        },
        { bulleted_list_item: { rich_text: text('second') } },
        { column_list: { children: [{ column: { children: [paragraph('left')] } }] } },
        { quote: { rich_text: text('said') } },
        { code: { rich_text: text('a < b'), language: 'shell' } },
        {
          table: {
            table_width: 1,
            has_column_header: true,
            children: [{ table_row: { cells: [text('Town')] } }],
          },
        },
        { paragraph: { rich_text: [{ text: { content: 'All of it.' }, annotations: { italic: true } }] } },
      ],
    })
  })
  const { post } = await readPost(app, 'blocks')
  expect(post.content).toEqual([
    { type: 'heading', level: 2, id: 'start-here', text: [{ text: 'Start here' }] },
    { type: 'heading', level: 3, id: 'start-here-2', text: [{ text: 'Start here' }] },
    {
      type: 'paragraph',
      text: [
        { text: 'One ' },
        { text: 'posts', bold: true },
        { text: ' safe', href: 'https://example.com/a' },
        { text: ' unsafe' },
        { text: ' for $999', struck: true },
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [
        {
          text: [{ text: 'outer' }],
          children: [
            {
              type: 'list',
              ordered: true,
              items: [
                {
                  text: [{ text: 'inner' }],
                  children: [{ type: 'paragraph', text: [{ text: 'innermost' }] }],
                },
              ],
            },
          ],
        },
        { text: [{ text: 'second' }], children: [] },
      ],
    },
    { type: 'paragraph', text: [{ text: 'left' }] },
    { type: 'quote', text: [{ text: 'said' }], children: [] },
    { type: 'code', text: 'a < b', language: 'shell' },
    { type: 'table', hasHeader: true, rows: [[[{ text: 'Town' }]]] },
    { type: 'paragraph', text: [{ text: 'All of it.', italic: true }], emphasis: 'italic' },
  ])
})

test('a row without a title or with a taken address is skipped with a warning; a category is optional', async () => {
  const app = await startBlog((notion) => {
    notion.addPage(notion.dataSources.blog, { properties: { Published: { checkbox: true } } })
    addPost(notion, { title: 'Bare', category: null })
    addPost(notion, { title: 'Bare' })
    notion.addPage(notion.dataSources.blog, {
      properties: {
        ...draft().properties,
        Title: { title: [...text('In '), ...text('three '), ...text('runs')] },
      },
    })
  })
  expect((await slugsOf(app)).toSorted()).toEqual(['bare', 'in-three-runs'])
  expect((await readPost(app, 'bare')).post.category).toBe('local-marketing')
  expect((await syncNow(app)).warnings).toEqual([
    expect.stringContaining('has no title'),
    '“Bare” has the address of another post: bare.',
  ])
})

test('a sync picks up edited, new and unpublished posts, and does not read unchanged ones again', async () => {
  let first = ''
  const app = await startBlog((notion) => {
    first = addPost(notion, { slug: 'first' })
    addPost(notion, { slug: 'second', title: 'Second' })
    addPost(notion, { slug: 'third', title: 'Third' })
  })
  app.advance(5 * MINUTE)
  await syncNow(app)
  app.advance(5 * MINUTE)
  app.notion.changePage(first, { children: [paragraph('Low water sends them home.')] })
  const gone = app.notion.pages(app.notion.dataSources.blog)[1]?.id ?? ''
  app.notion.changePage(gone, { properties: { Published: { checkbox: false } } })
  addPost(app.notion, { slug: 'fourth', title: 'Fourth' })
  const before = app.notion.calls.length
  expect(await syncNow(app)).toMatchObject({ items: 3, lastError: null })

  expect((await slugsOf(app)).toSorted()).toEqual(['first', 'fourth', 'third'])
  expect((await readPost(app, 'first')).post.content).toMatchObject([
    { text: [{ text: 'Low water sends them home.' }] },
  ])
  const reads = app.notion.calls.slice(before).filter(({ path }) => path.startsWith('/v1/blocks/'))
  expect(reads).toHaveLength(2)
})

const faults: [string, FaultSetting][] = [
  ['refuses connections', { fault: 'refuse' }],
  ['does not answer', { fault: 'hang' }],
  ['returns 429', { fault: 'rate-limit', retryAfter: 60 }],
  ['returns 529 (overloaded)', { fault: 'error', status: 529 }],
  ['returns 500', { fault: 'error', status: 500 }],
  ['returns 503', { fault: 'error', status: 503 }],
  ['returns 502', { fault: 'error', status: 502 }],
  ['returns half a JSON body', { fault: 'malformed' }],
  ['sends a byte a second', { fault: 'slow' }],
  ['closes the connection before it answers', { fault: 'done-but-cut' }],
  ['returns 404 for the database', { fault: 'error', status: 404 }],
  ['returns 400', { fault: 'error', status: 400 }],
  ['returns 500 for the blocks, halfway through', { fault: 'error', status: 500, match: 'GET /v1/blocks' }],
]
test.each(faults)(
  'BLOG-9 visitors keep seeing the last complete copy when Notion %s',
  async (_what, fault) => {
    const app = await startBlog(
      (notion) => {
        addPost(notion, { slug: 'first' })
        addPost(notion, { slug: 'second', title: 'Second' })
      },
      { impatient: true },
    )
    const before = await app.visitor.ask(listBlogPosts)
    addPost(app.notion, { slug: 'third', title: 'Third' })
    app.notion.faults.set(fault)
    const state = await syncNow(app)
    expect(state).toMatchObject({ items: 2, lastError: expect.stringContaining('Notes database') })
    expect(await app.visitor.ask(listBlogPosts)).toEqual(before)

    app.notion.faults.clear()
    await expect.poll(async () => (await syncNow(app)).lastError).toBeNull()
    expect(await slugsOf(app)).toContain('third')
  },
)

test.each(['Published', 'Title', 'Date'])(
  'BLOG-9 visitors keep seeing the last complete copy when the column %s was renamed',
  async (column) => {
    const app = await startBlog((notion) => {
      addPost(notion, { slug: 'first' })
      addPost(notion, { slug: 'embargoed', title: 'Next year', date: '2027-01-15' })
    })
    app.notion.renameColumn(app.notion.dataSources.blog, column, 'Something else')
    const { lastError } = await syncNow(app)
    expect(lastError).toContain(`the column “${column}” is missing`)
    expect(await slugsOf(app)).toEqual(['first'])

    app.notion.renameColumn(app.notion.dataSources.blog, 'Something else', column)
    expect(await syncNow(app)).toMatchObject({ items: 1, lastError: null })
  },
)

test.each([
  ['Date', 'formula'],
  ['Date', 'checkbox'],
  ['Published', 'formula'],
] as const)(
  'BLOG-9 visitors keep seeing the last complete copy when the column %s became a %s',
  async (column, type) => {
    const app = await startBlog((notion) => {
      addPost(notion, { slug: 'first' })
      addPost(notion, { slug: 'embargoed', title: 'Next year', date: '2027-01-15' })
    })
    app.notion.changeColumn(app.notion.dataSources.blog, column, type)
    expect((await syncNow(app)).lastError).toContain(`the column “${column}” is missing, or has another type`)
    expect(await slugsOf(app)).toEqual(['first'])
  },
)

test('a date can be a text column', async () => {
  const app = await startBlog((notion) => {
    notion.changeColumn(notion.dataSources.blog, 'Date', 'rich_text')
    const { properties, children } = draft({ slug: 'first' })
    const dated = (date: string) => ({
      children,
      properties: { ...properties, Date: { rich_text: text(date) } },
    })
    notion.addPage(notion.dataSources.blog, dated('2026-11-19'))
    notion.addPage(notion.dataSources.blog, dated('2027-01-15'))
  })
  expect(await slugsOf(app)).toEqual(['first'])
})

test('a link from one post to another, made in Notion, leads to the post here while that is out', async () => {
  let first = ''
  const app = await startBlog((notion) => {
    first = addPost(notion, { slug: 'first', date: '2026-11-21' })
    const page = first.replaceAll('-', '')
    const links = [`https://www.notion.so/First-${page}`, `/${page}`].map((url) => ({
      paragraph: { rich_text: [{ text: { content: 'the first', link: { url } } }] },
    }))
    const list = { bulleted_list_item: { rich_text: text('See'), children: links } }
    addPost(notion, { slug: 'second', title: 'Second', children: [...links, list] })
  })
  const hrefs = async () => {
    const content = JSON.stringify((await readPost(app, 'second')).post.content)
    const rss = await (await app.visitor.send('/blog/rss.xml')).text()
    const all = (found: string) => found.match(/(?<=href"?[:=]")[^"]*(?=")/g) ?? []
    return [all(content), all(rss).filter((href) => !href.endsWith('/rss.xml'))]
  }
  expect(await hrefs()).toEqual([[], []])

  app.advance(24 * HOUR)
  await copyAgain(app)
  const here = Array.from({ length: 4 }, () => '/blog/first')
  expect(await hrefs()).toEqual([here, here.map((path) => `http://beacon.test${path}`)])

  app.notion.changePage(first, { properties: { Published: { checkbox: false } } })
  await copyAgain(app)
  expect(await hrefs()).toEqual([[], []])
})

test('a link that an earlier version copied as it stands in Notion leads to the post here', async () => {
  let first = ''
  const app = await startBlog((notion) => {
    first = addPost(notion, { slug: 'first' })
  })
  app.advance(5 * MINUTE)
  await copyAgain(app)
  const href = `https://www.notion.so/First-${first.replaceAll('-', '')}`
  const content = JSON.stringify([{ type: 'paragraph', text: [{ text: 'this', href }] }])
  await app.rows(`update blog_post set content = '${content}'`)
  await copyAgain(app)
  expect((await readPost(app, 'first')).post.content).toMatchObject([{ text: [{ href: '/blog/first' }] }])
})

test('an upgrade restores a link that an earlier version dropped because the other post was not out yet', async () => {
  const app = await startBlog((notion) => {
    const url = `/${addPost(notion, { slug: 'first' }).replaceAll('-', '')}`
    const children = [{ paragraph: { rich_text: [{ text: { content: 'the first', link: { url } } }] } }]
    addPost(notion, { slug: 'second', title: 'Second', children })
  })
  app.advance(5 * MINUTE)
  await copyAgain(app)
  await app.rows("update blog_post set content = '[]'")
  await app.rows("delete from migration where name = '0028_links_between_posts.sql'")
  await app.restart()
  await expect
    .poll(async () => (await readPost(app, 'second')).post.content)
    .toMatchObject([{ text: [{ text: 'the first', href: '/blog/first' }] }])
})

test('a block that is synced from another page has its text; one whose page is not shared costs only itself', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, {
      slug: 'first',
      children: [{ toggle: { rich_text: [], children: [paragraph('Ring twice.')] } }],
    })
  })
  const [toggle = ''] = app.notion.calls
    .flatMap(({ path }) => /blocks\/(.+)\/children/.exec(path)?.[1] ?? [])
    .slice(-1)
  const synced = (block_id: string) => ({ synced_block: { synced_from: { type: 'block_id', block_id } } })
  addPost(app.notion, { slug: 'second', title: 'Second', children: [synced(toggle)] })
  const children = [synced('b10c0000-0000-4000-8000-000000000000'), paragraph('The rest.')]
  addPost(app.notion, { slug: 'third', title: 'Third', children })
  const { items, lastError, warnings } = await syncNow(app)
  expect([items, lastError]).toEqual([3, null])
  expect(warnings).toEqual([expect.stringMatching(/^“Third”: a part is synced from a page/)])
  const texts = async (slug: string) => JSON.stringify((await readPost(app, slug)).post.content)
  expect(await texts('second')).toContain('Ring twice.')
  expect(await texts('third')).toContain('The rest.')

  // An edit there does not change when the second post was edited, so each copy reads it again.
  const readings = () => app.notion.calls.filter(({ path }) => path.includes(toggle)).length
  app.advance(5 * MINUTE)
  await syncNow(app)
  const before = readings()
  app.advance(5 * MINUTE)
  await syncNow(app)
  expect(readings()).toBe(before + 1)
})

test('a post that Notion refuses to give costs only itself: its earlier copy stays, and the owner learns which it is', async () => {
  let [old, edited]: string[] = []
  const app = await startBlog((notion) => {
    old = addPost(notion, { slug: 'old' })
    edited = addPost(notion, { slug: 'edited', title: 'Edited', children: [paragraph('Ring twice.')] })
  })
  app.advance(5 * MINUTE)
  app.notion.changePage(edited ?? '', { properties: { Excerpt: { rich_text: text('Anew.') } } })
  app.notion.changePage(old ?? '', { properties: { Published: { checkbox: false } } })
  addPost(app.notion, { slug: 'new', title: 'New' })
  app.notion.faults.set({ fault: 'error', status: 400, match: `/blocks/${edited}/children` })
  const { items, lastError, warnings } = await syncNow(app)
  expect([items, lastError]).toEqual([2, null])
  expect(warnings).toEqual([expect.stringMatching(/^“Edited” cannot be read, .* A fault of the stand-in/)])
  expect((await slugsOf(app)).toSorted()).toEqual(['edited', 'new'])
  expect(JSON.stringify((await readPost(app, 'edited')).post)).toContain('Ring twice.')

  app.notion.faults.clear()
  const unread = addPost(app.notion, { slug: 'unread', title: 'Unread' })
  app.notion.faults.set({ fault: 'error', status: 400, match: `/blocks/${unread}/children` })
  const next = await syncNow(app)
  expect(next).toMatchObject({ items: 2, lastError: null })
  expect(next.warnings).toEqual([expect.stringMatching(/^“Unread” cannot be read, so it is not out:/)])
  expect((await readPost(app, 'edited')).post.excerpt).toBe('Anew.')

  // The address of the earlier copy is not free for another post yet.
  app.advance(5 * MINUTE)
  app.notion.faults.set({ fault: 'error', status: 400, match: `/blocks/${edited}/children` })
  app.notion.changePage(edited ?? '', { properties: { Slug: { rich_text: text('elsewhere') } } })
  app.notion.changePage(unread ?? '', { properties: { Slug: { rich_text: text('edited') } } })
  const third = await syncNow(app)
  expect([third.lastError, (await slugsOf(app)).toSorted()]).toEqual([null, ['edited', 'new']])
  expect(third.warnings.at(-1)).toBe('“Unread” waits for the address of a post that cannot be read.')
})

test('what a post cannot show is told to the owner: links to pages as blocks, and what is nested too deep', async () => {
  const nested = (depth: number): object => ({
    bulleted_list_item: { rich_text: text(`Level ${depth}`), children: depth < 7 ? [nested(depth + 1)] : [] },
  })
  const app = await startBlog((notion) => {
    const page_id = addPost(notion, { slug: 'first' })
    addPost(notion, { slug: 'second', title: 'Second', children: [{ link_to_page: { page_id } }, nested(1)] })
  })
  expect((await copied(app)).warnings).toEqual([
    expect.stringMatching(/^“Second”: a “link to page” block is not shown/),
    '“Second”: what is nested in more than six levels is not shown.',
  ])
  expect(JSON.stringify((await readPost(app, 'second')).post)).toContain('Level 6')
})

test.each(faults.slice(0, 10))('the copy retries and succeeds when Notion %s twice', async (_what, fault) => {
  const app = await startBlog((notion) => void addPost(notion, { slug: 'first' }), { impatient: true })
  addPost(app.notion, { slug: 'second', title: 'Second' })
  app.notion.faults.set({ times: 2, ...fault })
  expect(await syncNow(app)).toMatchObject({ items: 2, lastError: null })
})

test('BLOG-9 if Notion fails before the first copy, the list returns 502, and pages show the built-in posts', async () => {
  const app = await startBlog((notion) => notion.faults.set({ fault: 'refuse' }), { breaks: true })
  const answer = await app.visitor.call(listBlogPosts)
  expect(answer).toMatchObject({ status: 502, body: { code: 'provider_error', error: NOTICE } })
  const { post, notice } = await readPost(app, 'two-second-website')
  expect([post.title, notice]).toEqual(['The two-second website: what to cut first', NOTICE])

  const [source] = app.deps.pageSources
  const { data } = (await source?.read(new URL('http://beacon.test/blog'))) ?? {}
  expect(data).toMatchObject({ blogList: { source: 'local', notice: NOTICE, total: 16 } })

  app.notion.faults.clear()
  addPost(app.notion, { slug: 'first' })
  await syncNow(app)
  expect(await app.visitor.ask(listBlogPosts)).toMatchObject({ source: 'notion', posts: [{ slug: 'first' }] })
})

test('BLOG-10 without Notion the blog has the sixteen built-in posts and no notice, and a sync returns 409', async () => {
  const app = await startTestApp()
  const { posts, source, notice } = await app.visitor.ask(listBlogPosts)
  expect([posts.length, source, notice]).toEqual([16, 'local', undefined])
  expect(new Set(posts.map(({ category }) => category)).size).toBe(8)
  const answer = await (await app.admin()).call(syncNotion)
  expect(answer).toMatchObject({ status: 409, body: { error: expect.stringContaining('NOTION_BLOG_ID') } })
})

test('the demo shows the built-in posts, and a sync copies the same posts from the demo’s Notion', async () => {
  const app = await startTestApp({ demo: true })
  const before = await app.visitor.ask(listBlogPosts)
  expect(before.source).toBe('local')
  expect(await syncNow(app)).toMatchObject({ items: 16, lastError: null, warnings: [] })
  const after = await app.visitor.ask(listBlogPosts)
  expect(after.source).toBe('notion')
  for (const own of builtInPosts()) {
    const { content, title } = (await readPost(app, own.slug)).post
    expect({ title, content }).toEqual({ title: own.title, content: own.content })
  }
})

test('the copy survives a restart, even while Notion is down', async () => {
  const app = await startBlog((notion) => void addPost(notion, { slug: 'first' }))
  app.notion.faults.set({ fault: 'refuse' })
  await app.stop()
  await app.restart()
  expect(await slugsOf(app)).toEqual(['first'])
})

test('BLOG-5 a post comes with up to three others of its category, newest first, and the sidebar', async () => {
  const app = await startBlog((notion) => {
    for (const day of ['01', '02', '03', '04', '05'])
      addPost(notion, { title: `Tip ${day}`, date: `2026-11-${day}`, tags: ['Maps', `Day ${day}`] })
    addPost(notion, { title: 'Ads', category: 'PPC Advertising', date: '2026-11-06' })
  })
  const { related, sidebar } = await readPost(app, 'tip-04')
  expect(related.map(({ slug }) => slug)).toEqual(['tip-05', 'tip-03', 'tip-02'])
  expect(sidebar.recent.map(({ slug }) => slug)).toEqual(['ads', 'tip-05', 'tip-04', 'tip-03', 'tip-02'])
  expect(sidebar.categories).toEqual([
    { slug: 'seo-tips', count: 5 },
    { slug: 'ppc-advertising', count: 1 },
  ])
  expect(sidebar.tags[0]).toBe('Maps')
  expect(await app.visitor.call(readBlogPost, { params: { slug: 'nothing' } })).toMatchObject({
    status: 404,
    body: { error: 'Post not found' },
  })
})

test('BLOG-6 external videos, audio and files become links; files uploaded to Notion give the owner a warning', async () => {
  const papers = 'https://papers.example/prices.pdf'
  const inNotion = { url: 'https://files.example/prices.pdf?expires=3600' }
  const app = await startBlog((notion) => {
    addPost(notion, {
      slug: 'papers',
      children: [
        { video: { external: { url: 'https://films.example/tide' }, caption: text('The tide') } },
        { audio: { external: { url: 'https://talks.example/1.mp3' }, caption: text('The talk') } },
        { pdf: { external: { url: papers } } },
        { file: { external: { url: papers }, name: 'prices.pdf' } },
        { toggle: { rich_text: text('More'), children: [{ file: { file: inNotion, name: 'secret.pdf' } }] } },
        { pdf: { file: inNotion } },
      ],
    })
  })
  const { post } = await readPost(app, 'papers')
  const link = (words: string, href: string) => ({ type: 'paragraph', text: [{ text: words, href }] })
  expect(post.content).toMatchObject([
    link('The tide', 'https://films.example/tide'),
    link('The talk', 'https://talks.example/1.mp3'),
    link(papers, papers),
    link('prices.pdf', papers),
    { type: 'toggle', children: [] },
  ])
  for (const copy of ['first', 'next']) {
    expect((await copied(app)).warnings, copy).toEqual([
      expect.stringMatching(/^“Tide tables for shopkeepers”: “secret\.pdf” lies in Notion, whose links die/),
      expect.stringContaining('“pdf” lies in Notion'),
    ])
    await copyAgain(app)
  }
})

test('BLOG-6 to-dos become list items, nested headings bold text, equations code and level-4 headings headings', async () => {
  const app = await startBlog((notion) => {
    const row = { table_row: { cells: [text('Low')] } }
    addPost(notion, {
      slug: 'kinds',
      children: [
        { bulleted_list_item: { rich_text: text('One') } },
        { to_do: { rich_text: text('Two'), checked: true } },
        { numbered_list_item: { rich_text: text('First') } },
        { toggle: { rich_text: text('More'), children: [{ heading_2: { rich_text: text('Inside') } }] } },
        { table: { table_width: 1, has_column_header: false, has_row_header: false, children: [row] } },
        { equation: { expression: 'e = mc^2' } },
        { heading_4: { rich_text: text('Small print') } },
      ],
    })
  })
  const { post } = await app.visitor.ask(readBlogPost, { params: { slug: 'kinds' } })
  expect(post.content).toMatchObject([
    { type: 'list', ordered: false, items: [{ text: [{ text: 'One' }] }, { text: [{ text: 'Two' }] }] },
    { type: 'list', ordered: true, items: [{ text: [{ text: 'First' }] }] },
    { type: 'toggle', children: [{ type: 'paragraph', text: [{ text: 'Inside', bold: true }] }] },
    { type: 'table', hasHeader: false, rows: [[[{ text: 'Low' }]]] },
    { type: 'paragraph', text: [{ text: 'e = mc^2', code: true }] },
    { type: 'heading', text: [{ text: 'Small print' }] },
  ])
})

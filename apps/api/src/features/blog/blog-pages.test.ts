import { agency } from '@beacon/content/agency'
import { postList } from '@beacon/content/post-list'
import { team } from '@beacon/content/team'
import { listBlogPosts, readBlogPost } from '@beacon/contract/blog'
import { authorSlug } from '@beacon/rules/blog-posts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'
import { addPost, paragraph, startBlog, syncNow, text } from './testing.ts'

/** The data from which the page server would render this address. */
async function read(app: TestApp, path: string) {
  const [source] = app.deps.pageSources
  if (!source) throw new Error('the blog gives no pages')
  return source.read(new URL(path, 'http://beacon.test'))
}

const startWithPosts = () =>
  startBlog((notion) => {
    for (let count = 1; count <= 30; count += 1)
      addPost(notion, {
        title: `Tip ${count}`,
        date: `2026-10-${String(count).padStart(2, '0')}`,
        tags: ['Google Ads'],
        category: count > 28 ? 'Case Studies' : 'SEO Tips',
      })
  })

test('BLOG-4 list, category, tag and author pages are paged; an empty category has a page, an unknown one is a 404', async () => {
  const app = await startWithPosts()
  const first = await read(app, '/blog')
  expect(first).toMatchObject({ status: 200, data: { blogList: { total: 30, page: 1, pages: 2 } } })
  expect(await read(app, '/blog?page=2')).toMatchObject({ data: { blogList: { page: 2 } } })
  expect(await read(app, '/blog?q=TIP+30&category=case-studies')).toMatchObject({
    data: { blogList: { total: 1, posts: [{ slug: 'tip-30' }] } },
  })
  expect(await read(app, '/blog/category/case-studies')).toMatchObject({
    status: 200,
    data: { blogList: { total: 2, posts: [{ slug: 'tip-30' }, { slug: 'tip-29' }] } },
  })
  expect(await read(app, '/blog/tag/google-ads')).toMatchObject({
    status: 200,
    data: { blogList: { total: 30 } },
  })
  expect(await read(app, '/blog/category/social-media')).toMatchObject({
    status: 200,
    data: { blogList: { total: 0, posts: [] } },
  })
  expect(await read(app, '/blog/author/priya-raman')).toMatchObject({
    status: 200,
    data: { blogList: { total: 30 } },
  })
  for (const path of [
    '/blog/category/knitting',
    '/blog/tag/knitting',
    '/blog/author/nobody',
    '/blog/author/nobody?category=seo-tips',
  ])
    expect(await read(app, path)).toMatchObject({ status: 404, data: { blogList: { posts: [] } } })
})

test('a post has a page with related posts; an unknown or malformed address is a 404', async () => {
  const app = await startWithPosts()
  expect(await read(app, '/blog/tip-30')).toMatchObject({
    status: 200,
    data: { blogPost: { post: { title: 'Tip 30' }, related: [{ slug: 'tip-29' }] } },
  })
  for (const path of ['/blog/knitting', '/blog/%E0%A4%A'])
    expect(await read(app, path)).toEqual({ status: 404, data: { blogPost: null } })
})

test('a post whose address changed redirects from each former one, until another post takes it', async () => {
  let tides = ''
  const app = await startBlog((notion) => {
    tides = addPost(notion, { title: 'Tides', slug: 'tide-tables' })
  })
  const rename = async (slug: string) => {
    app.advance(5 * 60_000)
    app.notion.changePage(tides, { properties: { Slug: { rich_text: text(slug) } } })
    await syncNow(app)
  }
  await rename('tides')
  await rename('when-the-tide-turns')
  for (const path of ['/blog/tide-tables', '/blog/tides', '/blog/When-The-Tide-Turns'])
    expect(await read(app, path)).toMatchObject({ status: 301, movedTo: '/blog/when-the-tide-turns' })
  expect(await app.visitor.ask(readBlogPost, { params: { slug: 'tides' } })).toMatchObject({
    post: { slug: 'when-the-tide-turns' },
  })

  const taker = addPost(app.notion, { title: 'Others', slug: 'tides' })
  await syncNow(app)
  expect(await read(app, '/blog/tides')).toMatchObject({
    status: 200,
    data: { blogPost: { post: { title: 'Others' } } },
  })
  app.advance(5 * 60_000)
  app.notion.changePage(taker, { properties: { Published: { checkbox: false } } })
  await rename('tide-tables')
  expect(await read(app, '/blog/tide-tables')).toMatchObject({ status: 200 })
  expect(await read(app, '/blog/when-the-tide-turns')).toMatchObject({ movedTo: '/blog/tide-tables' })
  expect(await read(app, '/blog/tides')).toEqual({ status: 404, data: { blogPost: null } })
})

test('the address of a post in another script is percent-encoded in redirects, links, feeds and the sitemap', async () => {
  let id = ''
  const app = await startBlog((notion) => {
    id = addPost(notion, { title: 'Lønn', slug: 'lønn', category: 'Øl' })
    addPost(notion, {
      title: 'Linking',
      children: [
        {
          paragraph: {
            rich_text: [
              {
                text: {
                  content: 'Read it',
                  link: { url: `https://www.notion.so/${id.replaceAll('-', '')}` },
                },
              },
            ],
          },
        },
      ],
    })
  })
  const lonn = `/blog/${encodeURIComponent('lønn')}`
  expect(await read(app, '/blog/LØNN')).toMatchObject({ status: 301, movedTo: lonn })
  app.advance(5 * 60_000)
  app.notion.changePage(id, { properties: { Slug: { rich_text: text('寿司の話') } } })
  await syncNow(app)
  const path = `/blog/${encodeURIComponent('寿司の話')}`
  expect(await read(app, lonn)).toMatchObject({ status: 301, movedTo: path })
  expect(await read(app, path)).toMatchObject({ status: 200 })

  const listed = (await app.deps.pageSources[0]?.list()) ?? []
  expect(listed.map((page) => page.path)).toContain(path)
  expect(listed.map((page) => page.path)).toContain(`/blog/category/${encodeURIComponent('øl')}`)
  for (const feed of ['/blog/rss.xml', '/blog/atom.xml'])
    expect(await (await app.visitor.send(feed)).text()).toContain(`http://beacon.test${path}`)
  const linking = await app.visitor.ask(readBlogPost, { params: { slug: 'linking' } })
  expect(JSON.stringify(linking.post.content)).toContain(path)
  expect((await app.visitor.send(`/og/blog-${path.slice('/blog/'.length)}.jpg`)).status).toBe(200)
})

test('the posts and authors that the website links to have pages whatever the blog has, but are in no list', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, { title: 'Tides', slug: 'tides' })
    addPost(notion, { title: 'Our own', slug: 'two-second-website' })
  })
  for (const slug of Object.keys(postList).filter((slug) => slug !== 'two-second-website')) {
    const blogPost = { post: { slug, tags: [] }, unlisted: true }
    expect(await read(app, `/blog/${slug}`)).toMatchObject({ status: 200, data: { blogPost } })
    expect(await app.visitor.ask(readBlogPost, { params: { slug } })).toMatchObject(blogPost)
  }
  const own = await app.visitor.ask(readBlogPost, { params: { slug: 'two-second-website' } })
  expect([own.post.title, own.unlisted]).toEqual(['Our own', undefined])
  for (const { name } of team.filter(({ writes }) => writes))
    expect(await read(app, `/blog/author/${authorSlug(name)}`)).toMatchObject({ status: 200 })

  const slugs = ['tides', 'two-second-website']
  const { posts } = await app.visitor.ask(listBlogPosts)
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(slugs)
  const listed = (await app.deps.pageSources[0]?.list()) ?? []
  expect(listed.map(({ path }) => path)).toEqual([
    '/blog',
    ...posts.map(({ slug }) => `/blog/${slug}`),
    '/blog/category/seo-tips',
    '/blog/author/priya-raman',
  ])
})

test('the sitemap lists posts, categories and authors with their dates, and no tag pages', async () => {
  const app = await startWithPosts()
  const pages = (await app.deps.pageSources[0]?.list()) ?? []
  expect(pages).toContainEqual({ path: '/blog', modifiedAt: '2026-11-20' })
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/blog/tip-1', '/blog/category/seo-tips', '/blog/category/case-studies']),
  )
  expect(pages).toContainEqual({ path: '/blog/author/priya-raman', modifiedAt: '2026-11-20' })
  expect(pages).toHaveLength(34)
})

test('a copy that changed something changes the version of the pages, so that they are rendered again', async () => {
  const app = await startWithPosts()
  const version = app.deps.pageSources[0]?.version()
  addPost(app.notion, { title: 'Fresh' })
  await syncNow(app)
  expect(app.deps.pageSources[0]?.version()).not.toBe(version)
})

test.each([
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8', '<rss version="2.0"'],
  ['/blog/atom.xml', 'application/atom+xml; charset=utf-8', '<feed xmlns="http://www.w3.org/2005/Atom">'],
])(
  'BLOG-12 %s contains the full text of posts, and returns 304 if nothing has changed',
  async (path, type, root) => {
    const app = await startBlog((notion) => {
      addPost(notion, {
        slug: 'nasty',
        title: 'Fish & <script>alert(1)</script>',
        tags: ['the "3<4" rule'],
        children: [
          {
            paragraph: { rich_text: [{ text: { content: 'Tide ]]> & "time"', link: { url: '/contact' } } }] },
          },
          { bulleted_list_item: { rich_text: text('<img src=x onerror=alert(1)>') } },
        ],
      })
    })
    const response = await app.visitor.send(path)
    expect(response.headers.get('content-type')).toBe(type)
    const feed = await response.text()
    expect(feed).toContain(root)
    expect(feed).toContain('http://beacon.test/blog/nasty')
    expect(feed).toContain('href="http://beacon.test/contact"')
    expect(feed).not.toContain('<script>alert(1)')
    expect(feed).not.toContain('<img src=x')
    expect(feed, 'no reader could parse it').not.toMatch(/(?:label|term)="[^"]*</)
    expect(feed.match(/<category [^>]*>/g) ?? []).toEqual(feed.match(/<category [^>]* term="[^>]*>/g) ?? [])
    expect(feed).toMatch(/3(&lt;4|<4" rule\]\]>)/)
    const counted = await app.visitor.send(`${path}?utm_source=reader`)
    expect(await counted.text()).toBe(feed)
    const etag = response.headers.get('etag') ?? ''
    expect((await app.visitor.send(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)

    addPost(app.notion, { slug: 'newer', title: 'Newer' })
    await syncNow(app)
    const after = await app.visitor.send(path, { headers: { 'If-None-Match': etag } })
    expect([after.status, (await after.text()).includes('/blog/newer')]).toEqual([200, true])
  },
)

test('BLOG-12 the feeds contain nested and continued lists and line breaks, and a #fragment link gets the address of its post', async () => {
  const inner = { numbered_list_item: { rich_text: text('Second, inside') } }
  const link = [{ text: { content: 'Prices', link: { url: '#prices' } } }]
  const third = { numbered_list_item: { rich_text: text('Third'), list_start_index: 3 } }
  const app = await startBlog((notion) => {
    addPost(notion, {
      slug: 'deep',
      children: [
        { bulleted_list_item: { rich_text: text('First'), children: [inner] } },
        { paragraph: { rich_text: link } },
        third,
        paragraph('High\nwater'),
      ],
    })
  })
  const rss = await (await app.visitor.send('/blog/rss.xml')).text()
  expect(rss).toContain('<ul><li>First<ol><li>Second, inside</li></ol></li></ul>')
  expect(rss).toContain('<a href="http://beacon.test/blog/deep#prices">Prices</a>')
  expect(rss).toContain('<ol start="3"><li>Third</li></ol>\n<p>High<br>water</p>')
})

test('BLOG-12 the feeds contain the newest twenty posts, each dated by its day in New York', async () => {
  const app = await startBlog((notion) => {
    for (let day = 1; day <= 9; day += 1)
      for (const hour of ['a', 'b', 'c']) addPost(notion, { slug: `${day}${hour}`, date: `2026-11-0${day}` })
  })
  const rss = await (await app.visitor.send('/blog/rss.xml')).text()
  const days = [...rss.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, at = '']) =>
    new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/New_York' }),
  )
  expect([days.length, days[0], days.at(-1)]).toEqual([20, '2026-11-09', '2026-11-03'])
})

test('BLOG-12 both feeds name the author as their format requires; Atom also links to the author’s page', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, { slug: 'one' })
  })
  const [rss = '', atom = ''] = await Promise.all(
    ['/blog/rss.xml', '/blog/atom.xml'].map(async (path) => (await app.visitor.send(path)).text()),
  )
  expect(rss).toContain(`<author>${agency.email} (Priya Raman)</author>`)
  expect(atom).toContain('<uri>http://beacon.test/blog/author/priya-raman</uri>')
})

test('BLOG-12 characters that XML forbids are left out of the feeds', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, {
      title: 'Tide\u0002 tables',
      slug: 'one',
      children: [{ paragraph: { rich_text: text('High\vwater\ufffe') } }],
    })
  })
  for (const path of ['/blog/rss.xml', '/blog/atom.xml']) {
    const feed = await (await app.visitor.send(path)).text()
    expect(feed).toContain('Tide tables')
    expect(feed).not.toMatch(/[^\P{Cc}\t\n\r]|\ufffe/u)
  }
})

test('the list of posts has an ETag that changes with the posts', async () => {
  const app = await startWithPosts()
  const { headers } = await app.visitor.call(listBlogPosts)
  const again = { headers: { 'If-None-Match': headers.get('etag') ?? '' } }
  expect((await app.visitor.send(listBlogPosts.path, again)).status).toBe(304)
  addPost(app.notion, { title: 'Fresh' })
  await syncNow(app)
  expect((await app.visitor.send(listBlogPosts.path, again)).status).toBe(200)
})

test('a post has a share picture, a JPEG of 1200 × 630 that other sites may embed', async () => {
  const app = await startTestApp()
  const response = await app.visitor.send('/og/blog-two-second-website.jpg')
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect((await app.visitor.send('/og/blog-nothing.jpg')).status).toBe(404)
})

test('API-2: share pictures are drawn on request, so they are rate-limited', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.005' } })
  const ask = () => app.visitor.send('/og/blog-nothing.jpg')
  for (let hit = 0; hit < 3; hit += 1) expect((await ask()).status).toBe(404)
  expect((await ask()).status).toBe(429)
})

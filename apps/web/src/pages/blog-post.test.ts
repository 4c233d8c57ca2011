import { builtInPosts } from '@beacon/content/posts/blog-posts'
import type { Block, BlogPost } from '@beacon/contract/blog'
import { PAGE_IDS } from '@beacon/rules/blog-blocks'
import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { paragraph, postAnswer, somePost } from '../features/blog/testing.ts'
import { openPage, readGraph, readHead } from '../testing.ts'

afterEach(() => {
  document.documentElement.innerHTML = ''
})

let screen: BoundFunctions<typeof queries>

const open = async (post: BlogPost) => {
  screen = within(await openPage(`/blog/${post.slug}`, { blogPost: postAnswer(post) }))
}
const built = (slug: string) => builtInPosts().find((post) => post.slug === slug) as BlogPost
const ads = () => screen.getAllByRole('group', { name: 'Advertisement' })

test('BLOG-5 a post has everything around its text', async () => {
  const post = built('two-second-website')
  await open({ ...post, updated: '2026-08-01' })
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home/', 'Blog/', post.title])
  const ways = crumbs.slice(0, 2).map((crumb) => within(crumb).getByRole('link').getAttribute('href'))
  expect(ways).toEqual(['/', '/blog'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(post.title)
  expect(document.querySelector('.post-header svg.cover')).toBeTruthy()
  const header = document.querySelector('.post-header') as HTMLElement
  for (const words of [
    post.excerpt,
    'July 23, 2026',
    'Updated August 1, 2026',
    '5 min read',
    'By Priya Raman',
  ])
    expect(header.textContent).toContain(words)
  expect(within(header).getByRole('link', { name: 'Core Web Vitals' }).getAttribute('href')).toBe(
    '/blog/tag/core-web-vitals',
  )
  expect(screen.getByRole('heading', { name: 'Cut one: the photo at the top' }).id).toBe(
    'cut-one-the-photo-at-the-top',
  )
  const related = within(screen.getByRole('region', { name: 'Related posts' })).getAllByRole('article')
  expect(related.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'App or website? A test you can do at the counter',
    'Who owns your website? Seven logins to ask for',
  ])
  expect(document.querySelectorAll('svg.cover')).toHaveLength(1)
  expect(screen.getByText('Stay Updated')).toBeTruthy()
  expect(ads().at(-1)?.closest('.blog-sidebar')).toBeTruthy()
})

test('BLOG-5 a post’s picture replaces the cover at its head, with its description', async () => {
  const image = { src: '/pictures/a-960.webp', width: 960, height: 640, alt: 'The quay' }
  await open(somePost({ image }))
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'The quay' })
  expect(picture.getAttribute('src')).toBe('/pictures/a-960.webp')
  expect(picture.closest('.post-header')?.querySelector('svg.cover')).toBeNull()
})

test('BLOG-3 a post has the sidebar of the list beside it', async () => {
  await open(somePost())
  const linksOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link')
  expect(linksOf('Recent posts')).toHaveLength(5)
  expect(linksOf('Categories')).toHaveLength(8)
  expect(linksOf('Popular tags')).toHaveLength(15)
  screen.getByRole('button', { name: 'Subscribe' })
})

test('the table of contents of a long post links to its headings, and a short post has none', async () => {
  await open(built('two-second-website'))
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const targets = entries.map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(targets.length).toBeGreaterThan(5)
  expect(targets.filter((id) => !document.getElementById(id))).toEqual([])

  await open(somePost())
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
})

test('BLOG-7 an ad follows every fourth paragraph unless it would be among the last two', async () => {
  const text = (count: number) =>
    Array.from({ length: count }, (_, index) => paragraph(`Paragraph ${index + 1}`))
  const between = async (count: number) => {
    await open(somePost({ content: text(count) }))
    return [...document.querySelectorAll('.post-text > .ad-slot')].map(
      (ad) => ad.previousElementSibling?.textContent,
    )
  }
  expect(await between(5)).toEqual([])
  expect(await between(6)).toEqual(['Paragraph 4'])
  expect(await between(13)).toEqual(['Paragraph 4', 'Paragraph 8'])
})

test('BLOG-6 every kind of block has its own markup', async () => {
  const image = {
    src: '/pictures/a-960.webp',
    srcSet: { avif: '/pictures/a-480.avif 480w', webp: '/pictures/a-480.webp 480w' },
    width: 960,
    height: 640,
    alt: 'The quay',
  }
  const content: Block[] = [
    { type: 'heading', level: 2, id: 'one', text: [{ text: 'One' }] },
    { type: 'heading', level: 3, id: 'two', text: [{ text: 'Two' }] },
    { type: 'heading', level: 4, id: 'three', text: [{ text: 'Three' }] },
    {
      type: 'paragraph',
      text: [
        { text: 'Plain, ' },
        { text: 'bold', bold: true },
        { text: ' and ' },
        { text: 'a link', href: 'https://example.com/a' },
        { text: 'inside', href: '/contact', italic: true },
        { text: 'npm run', code: true },
      ],
    },
    { type: 'paragraph', text: [{ text: 'All bold', bold: true }], emphasis: 'bold' },
    { type: 'paragraph', text: [{ text: 'All italic', italic: true }], emphasis: 'italic' },
    {
      type: 'list',
      ordered: false,
      items: [{ text: [{ text: 'A point' }], children: [paragraph('Below it')] }],
    },
    { type: 'list', ordered: true, items: [{ text: [{ text: 'First' }], children: [] }] },
    { type: 'list', ordered: true, start: 2, items: [{ text: [{ text: 'Second' }], children: [] }] },
    { type: 'image', image, caption: [{ text: 'At six in the morning' }] },
    { type: 'image', image: null, caption: [] },
    { type: 'quote', text: [{ text: 'Said' }], children: [] },
    { type: 'toggle', text: [{ text: 'More' }], children: [paragraph('Folded')] },
    { type: 'code', text: 'a < b', language: 'js' },
    { type: 'table', hasHeader: true, rows: [[[{ text: 'Month' }]], [[{ text: 'May' }]]] },
    { type: 'divider' },
  ]
  await open(somePost({ content }))
  const text = document.querySelector('.post-text') as HTMLElement
  const found = (selector: string) => text.querySelector(selector)
  expect(found('h2#one')?.textContent).toBe('One')
  expect(found('h3#two')?.textContent).toBe('Two')
  expect(found('h4#three')?.textContent).toBe('Three')
  expect(found('p > strong')?.textContent).toBe('bold')
  expect(found('a[href="https://example.com/a"]')?.textContent).toBe('a link')
  expect(found('a[href="/contact"] > em')?.textContent).toBe('inside')
  expect(found('p.post-bold')?.textContent).toBe('All bold')
  expect(found('p.post-italic')?.textContent).toBe('All italic')
  expect(found('ul > li')?.textContent).toBe('A pointBelow it')
  expect(found('ol:not([start]) > li')?.textContent).toBe('First')
  expect(found('ol[start="2"] > li')?.textContent).toBe('Second')
  expect(found('figcaption')?.textContent).toBe('At six in the morning')
  const picture = found('figure img') as HTMLImageElement
  expect([picture.width, picture.height, picture.alt, picture.getAttribute('loading')]).toEqual([
    960,
    640,
    'The quay',
    'lazy',
  ])
  expect(found('source[type="image/avif"]')?.getAttribute('srcset')).toBe('/pictures/a-480.avif 480w')
  expect(text.textContent).toContain('This picture is not available at the moment.')
  expect(found('blockquote')?.textContent).toBe('Said')
  expect(found('details > summary')?.textContent).toBe('More')
  expect(found('pre > code')?.textContent).toBe('a < b')
  expect(found('th[scope="col"]')?.textContent).toBe('Month')
  expect(found('hr')).toBeTruthy()
})

test('BLOG-8 a post without text says that it is coming', async () => {
  await open(somePost({ content: [] }))
  expect(screen.getByText('Content Coming Soon')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View All Blog Posts' }).getAttribute('href')).toBe('/blog')
})

test('the ids of the page around a post are known to the rule that gives headings their anchors', async () => {
  await open(somePost())
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const written = ids.filter((id) => /^[a-z0-9-]+$/.test(id))
  expect(written).toContain('main')
  expect(PAGE_IDS).toEqual(expect.arrayContaining(written))
})

test('a post that is in no list asks search engines to leave it out', async () => {
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')
  await open(somePost())
  expect(robots()).toBeUndefined()
  await openPage('/blog/a-post', { blogPost: { ...postAnswer(somePost()), unlisted: true } })
  expect(robots()).toBe('noindex, follow')
})

test('BLOG-8 a post that does not exist says so and links back', async () => {
  screen = within(await openPage('/blog/no-such-post', { blogPost: null }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post Not Found')
  expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeTruthy()
  expect(screen.getByText('Post not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog')
  screen = within(await openPage('/blog/%20', { blogPost: null }))
  expect(screen.getByText('No post slug provided')).toBeTruthy()
})

test('BLOG-12 the structured data is a BlogPosting with author, dates and picture', async () => {
  await open(somePost({ updated: '2026-11-14' }))
  expect(readHead().title).toBe('A post | Beacon & Bay Digital')
  expect(readHead().canonical).toBe('https://agency.example/blog/a-post')
  expect(document.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe('article')
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://agency.example/og/blog-a-post.jpg',
  )
  const post = readGraph()['@graph'].find((node) => node['@type'] === 'BlogPosting')
  expect(post).toMatchObject({
    headline: 'A post',
    datePublished: '2026-11-12',
    dateModified: '2026-11-14',
    articleSection: 'SEO Tips',
    author: {
      '@type': 'Person',
      name: 'Maren Doyle',
      jobTitle: 'Founder and Strategy Director',
      url: 'https://agency.example/blog/author/maren-doyle',
    },
    image: { url: 'https://agency.example/og/blog-a-post.jpg', width: 1200, height: 630 },
    mainEntityOfPage: { '@id': 'https://agency.example/blog/a-post#webpage' },
  })
})

test('a post links to its author’s page, if the name can be written in an address', async () => {
  await open(somePost({}))
  const author = screen.getByRole('link', { name: 'Maren Doyle' })
  expect(author.getAttribute('href')).toBe('/blog/author/maren-doyle')
  await open(somePost({ author: '???' }))
  expect(screen.getByText('By ???')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '???' })).toBeNull()
})

test('the page needs no inline style, and its text cannot close a script element', async () => {
  const post = somePost({ content: [paragraph('</script><script>alert(1)</script>')] })
  await open(post)
  expect(document.querySelector('[style]')).toBeNull()
  expect(document.querySelector('.post-text p')?.textContent).toContain('alert(1)')
  expect([...document.scripts].filter(({ textContent }) => textContent?.startsWith('alert'))).toEqual([])
})

import { blogPage } from '@beacon/content/blog'
import { builtInPosts } from '@beacon/content/posts/blog-posts'
import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listData, somePost } from '../features/blog/testing.ts'
import { openPage, readGraph, readHead } from '../testing.ts'

afterEach(() => {
  document.documentElement.innerHTML = ''
})

let screen: BoundFunctions<typeof queries>

const open = async (path: string, posts = builtInPosts(), notice?: string) => {
  screen = within(await openPage(path, listData(path, posts, notice)))
}
const cards = () => screen.getAllByRole('article')
const categoryOptions = () =>
  within(screen.getByRole('combobox', { name: 'Category' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const links = (area: HTMLElement) => within(area).getAllByRole('link') as HTMLAnchorElement[]

test('BLOG-1 the list has a title, a search, a dropdown of categories, one featured post and all others', async () => {
  await open('/blog')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Marketing notes for Long\u00a0Island shops',
  )
  expect(screen.getByPlaceholderText('Search blog posts...')).toBeTruthy()
  expect(categoryOptions().slice(0, 2)).toEqual(['All Categories', 'Web Development'])
  expect(categoryOptions()).toHaveLength(9)

  const [featured, ...rest] = cards()
  expect(featured?.textContent).toContain('Featured')
  expect(featured?.textContent).toContain('November 12, 2026')
  expect(featured?.textContent).toContain('By Maren Doyle')
  expect(featured?.textContent).toContain('5 min read')
  expect(featured?.textContent).toContain('Read Full Article →')
  expect(within(featured as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
  expect(rest).toHaveLength(builtInPosts().length - 1)
  for (const card of rest) {
    expect(card.textContent).toMatch(/[A-Z][a-z]{2} \d+, 2026/)
    expect(card.textContent).toContain('Read More →')
    expect(within(card).getAllByRole('listitem')).toHaveLength(2)
  }
})

test('BLOG-1 no title breaks within “Long Island”, however wide its card', async () => {
  await open('/blog', [
    somePost({ title: 'Long Island, large' }),
    somePost({ slug: 'b', title: 'On Long Island' }),
  ])
  const [featured, small] = cards().map((card) => within(card).getByRole('heading').textContent)
  expect([featured, small]).toEqual(['Long\u00a0Island, large', 'On Long\u00a0Island'])
})

test('BLOG-1 the dropdown has the categories that have posts, capitalized', async () => {
  await open('/blog', [somePost({ category: 'harbor-news' }), somePost({ slug: 'b' })])
  expect(categoryOptions().toSorted()).toEqual(['All Categories', 'Harbor news', 'SEO Tips'])
})

test('BLOG-10 the built-in posts are filed under the eight categories of the specification', async () => {
  await open('/blog')
  expect(categoryOptions().slice(1).toSorted()).toEqual([
    'AI & Automation',
    'Case Studies',
    'Local Marketing',
    'PPC Advertising',
    'SEO Tips',
    'Social Media',
    'Software Tutorials',
    'Web Development',
  ])
})

test('BLOG-1 the load error is shown in a yellow notice above the built-in posts', async () => {
  await open('/blog', builtInPosts(), 'Notion did not answer.')
  const notice = screen.getByText('Notion did not answer.')
  expect(notice.closest('.border-warning'), 'the colour of warnings').toBeTruthy()
  expect(cards()).toHaveLength(builtInPosts().length)
})

test('BLOG-1 a search that finds nothing says so', async () => {
  await open('/blog?q=zeppelin')
  expect(screen.getByText('No blog posts found.')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search blog posts...').value).toBe('zeppelin')
})

test('BLOG-1 while posts are loading the page says so', async () => {
  screen = within(await openPage('/blog'))
  expect(screen.getByText('Loading blog posts...')).toBeTruthy()
})

test('BLOG-3 the sidebar has the newsletter, five recent posts, categories with counts and at most 15 tags', async () => {
  await open('/blog')
  expect(screen.getAllByText('Get Marketing Tips').length).toBeGreaterThan(0)
  expect(screen.getAllByLabelText('Your email address').length).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: 'Subscribe' }).length).toBeGreaterThan(0)

  const recent = links(screen.getByRole('region', { name: 'Recent posts' }))
  expect(recent).toHaveLength(5)
  expect(recent[0]?.getAttribute('href')).toBe('/blog/what-seo-costs-on-long-island')
  expect(recent[0]?.textContent).toContain('Nov 12, 2026')

  const categories = links(screen.getByRole('region', { name: 'Categories' }))
  expect(categories).toHaveLength(8)
  expect(categories[0]?.getAttribute('href')).toBe('/blog/category/web-development')
  expect(categories[0]?.textContent).toBe('Web Development3 posts')

  const tags = links(screen.getByRole('region', { name: 'Popular tags' }))
  expect(tags).toHaveLength(15)
  expect(tags.map((link) => link.getAttribute('href'))).toContain('/blog/tag/local-seo')
})

test('BLOG-4 a category and a tag have pages of their own', async () => {
  await open('/blog/category/seo-tips')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SEO Tips')
  expect(cards()).toHaveLength(2)
  expect(readHead().canonical).toBe('https://agency.example/blog/category/seo-tips')
  expect(document.querySelector('meta[name="robots"]')).toBeNull()

  await open('/blog/tag/local-seo')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Posts tagged Local SEO')
  expect(cards().length).toBeGreaterThan(1)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
})

test('an author has a page that introduces them', async () => {
  await open('/blog/author/priya-raman')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Posts by Priya Raman')
  expect(screen.getByText(/^Lead Developer. Priya builds the websites and apps/)).toBeTruthy()
  expect(cards()).toHaveLength(2)
  expect(readHead()).toMatchObject({
    title: 'Posts by Priya Raman | Beacon & Bay Digital',
    description:
      'What Priya Raman, Lead Developer at Beacon & Bay Digital, has written for our blog, newest first.',
    canonical: 'https://agency.example/blog/author/priya-raman',
  })
  expect(document.querySelector('meta[name="robots"]')).toBeNull()
  const graph = readGraph()['@graph']
  const person = graph.find((node) => node['@type'] === 'Person')
  expect(person).toMatchObject({ name: 'Priya Raman', jobTitle: 'Lead Developer' })
  expect(graph.find((node) => node['@type'] === 'ProfilePage')?.mainEntity).toEqual({
    '@id': person?.['@id'],
  })
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(way.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog')
})

test('an author outside the team is shown by name only', async () => {
  await open('/blog/author/jose-nunez', [somePost({ author: 'José Núñez' })])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Posts by José Núñez')
  expect(readGraph()['@graph'].find((node) => node['@type'] === 'Person')).not.toHaveProperty('jobTitle')
})

test('a custom category is named after its slug', async () => {
  await open('/blog/category/harbor-news', [somePost({ category: 'harbor-news' })])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbor news')
})

test('a list of many posts has pages, of which only the first features one', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    somePost({ slug: `post-${index}`, title: `Post ${index}` }),
  )
  await open('/blog?page=2', many)
  expect(cards()).toHaveLength(25)
  expect(screen.queryByText('Featured')).toBeNull()
  expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: '← Newer posts' }).getAttribute('href')).toBe('/blog')
  expect(screen.getByRole('link', { name: 'Older posts →' }).getAttribute('href')).toBe('/blog?page=3')
  expect(readHead().canonical).toBe('https://agency.example/blog?page=2')

  // A page beyond the end shows the last one, for search engines, too.
  await open('/blog?page=99', many)
  expect(screen.getByText('Page 3 of 3')).toBeTruthy()
  expect(readHead().canonical).toBe('https://agency.example/blog?page=3')
  await open('/blog?page=99')
  expect(readHead()).toMatchObject({ canonical: 'https://agency.example/blog', title: blogPage.meta.title })
})

test.each([
  ['/blog/category/no-such-category', true],
  ['/blog/author/nobody', true],
  ['/blog/author/nobody?category=seo-tips', true],
  ['/blog/category/seo-tips', false],
  ['/blog', false],
])('without posts, %s is noindex: %s', async (path, isNoindex) => {
  await open(path, [])
  expect(document.querySelector('meta[name="robots"]') !== null).toBe(isNoindex)
})

test('search results are noindex, and a filtered category has its page as the canonical address', async () => {
  await open('/blog?q=seo')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  await open('/blog?category=seo-tips')
  expect(readHead().canonical).toBe('https://agency.example/blog/category/seo-tips')
})

test('BLOG-12 the list links to its feeds, and has breadcrumbs for search engines', async () => {
  await open('/blog')
  const feeds = [...document.querySelectorAll('link[rel="alternate"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(feeds).toEqual(['https://agency.example/blog/rss.xml', 'https://agency.example/blog/atom.xml'])
  const types = readGraph()['@graph'].map((node) => node['@type'])
  expect(types).toEqual(['LocalBusiness', 'WebSite', 'CollectionPage', 'BreadcrumbList'])
})

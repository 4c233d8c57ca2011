import { contactMeta } from '@beacon/content/contact'
import { homeFaqs } from '@beacon/content/home-story'
import { updateAdminProduct } from '@beacon/contract/product-admin'
import { listProducts } from '@beacon/contract/products'
import { searchKinds, searchSite } from '@beacon/contract/search'
import MiniSearch from 'minisearch'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pagesAsData } from '../test/pages.ts'
import { MINUTE, startTestApp, type TestApp } from '../test/start-app.ts'
import { addPost, copyAgain, paragraph, startBlog } from './features/blog/testing.ts'

const ask = (app: TestApp, q: string) => app.visitor.ask(searchSite, { query: { q } })

async function found(app: TestApp, q: string): Promise<string[]> {
  const { groups } = await ask(app, q)
  return groups.flatMap(({ results }) => results.map(({ to }) => to))
}

test('search finds services, pages, questions, posts and products, each with a path and an excerpt', async () => {
  const app = await startTestApp()
  const { query, total, groups, words } = await ask(app, '  website ')
  expect(query).toBe('website')
  expect(groups.map(({ kind }) => kind).toSorted()).toEqual([...searchKinds].toSorted())
  expect(groups[0]?.results[0]).toMatchObject({
    title: 'Website Development',
    to: '/services/website',
    from: null,
  })
  expect(words).toEqual(expect.arrayContaining(['website', 'websites', 'site']))
  const results = groups.flatMap((group) => group.results)
  expect(results).toHaveLength(20)
  expect(total).toBeGreaterThan(20)
  for (const { to, excerpt } of results) {
    expect(to).toMatch(/^\//)
    expect(excerpt).not.toMatch(/[\n<]/)
    expect(excerpt.length).toBeLessThanOrEqual(164)
  }
})

test('a question’s result links to its answer and names the page', async () => {
  const app = await startTestApp()
  const { groups } = await ask(app, homeFaqs[0]?.question ?? '')
  const [question] = groups.find(({ kind }) => kind === 'question')?.results ?? []
  expect(question).toMatchObject({ to: '/#questions', title: homeFaqs[0]?.question })
  expect(question?.from).not.toBeNull()
})

test('search matches prefixes, typos and synonyms', async () => {
  const app = await startTestApp()
  expect((await found(app, 'hostin'))[0]).toBe('/services/hosting')
  expect((await found(app, 'advertizing'))[0]).toBe('/services/ppc')
  expect((await found(app, 'mobile aps'))[0]).toBe('/services/mobile-app')
  for (const asked of ['phone', 'phone number', 'opening hours', 'opening times', 'email address'])
    expect((await found(app, asked))[0], asked).toBe('/contact#hours-title')
  for (const asked of ['return policy', 'refund policy', 'refunds'])
    expect((await found(app, asked))[0], asked).toBe('/terms-of-service#store')
  expect(await found(app, contactMeta.title.split(' | ')[0] ?? '')).toContain('/contact')
})

test('a mistyped word is replaced by the most similar one, and the answer says so', async () => {
  const app = await startTestApp()
  for (const [typed, showing, first] of [
    ['webiste', 'website', '/services/website'],
    ['hostng', 'hosting', '/services/hosting'],
    ['tide talbe', 'tide table', '/store/product/tide-table-notebook'],
    ['what is advertizing', 'what is advertising', '/services/ppc'],
  ] as const) {
    const { query, showing: instead, groups, words } = await ask(app, typed)
    expect({ query, instead, first: groups[0]?.results[0]?.to }).toEqual({
      query: typed,
      instead: showing,
      first,
    })
    expect(words.length).toBeGreaterThan(0)
  }
  for (const q of ['website', 'hostin', 'what is seo', 'mobile apps', 'zeppelin hostng'])
    expect(await ask(app, q), q).not.toHaveProperty('showing')
})

test('unknown words and empty queries return no results', async () => {
  const app = await startTestApp()
  for (const q of ['zeppelin', '', ' ', 'a', '\u0000', '*', '<>'])
    expect(await ask(app, q), q).toMatchObject({ total: 0, groups: [], words: [] })
})

test('a query over 100 characters is rejected', async () => {
  const app = await startTestApp()
  const answer = await app.visitor.call(searchSite, { query: { q: 'seo '.repeat(26) } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { q: expect.stringContaining('100') } } })
})

test('a product is found unless it is withdrawn', async () => {
  const app = await startTestApp()
  const administrator = await app.admin()
  const [product] = await app.visitor.ask(listProducts)
  if (!product) throw new Error('the store is empty')
  const address = `/store/product/${product.id}`
  expect(await found(app, product.name)).toContain(address)
  for (const isWithdrawn of [true, false]) {
    await administrator.ask(updateAdminProduct, {
      params: { id: product.id },
      body: { isWithdrawn, stock: [] },
    })
    expect((await found(app, product.name)).includes(address)).toBe(!isWithdrawn)
  }
})

test('only published blog posts are found', async () => {
  const app = await startBlog((notion) => {
    addPost(notion, {
      title: 'Shown',
      slug: 'shown',
      children: [paragraph('The periwinkle is a small snail.')],
    })
    addPost(notion, {
      title: 'Draft',
      slug: 'draft',
      isPublished: false,
      children: [paragraph('A periwinkle.')],
    })
    addPost(notion, {
      title: 'Tomorrow',
      slug: 'tomorrow',
      date: '2026-11-21',
      children: [paragraph('Periwinkle.')],
    })
  })
  expect(await found(app, 'periwinkle')).toEqual(['/blog/shown'])
  const { groups } = await ask(app, 'periwinkle')
  expect(groups[0]?.results[0]?.excerpt).toBe('The periwinkle is a small snail.')
})

test('search still works while Notion and Printify are down', async () => {
  const app = await startBlog((notion) =>
    addPost(notion, { title: 'Shown', children: [paragraph('A periwinkle.')] }),
  )
  app.notion.faults.set({ fault: 'refuse' })
  app.printify.faults.set({ fault: 'refuse' })
  await copyAgain(app)
  expect(await found(app, 'periwinkle')).toEqual(['/blog/shown'])
  expect(await found(app, 'notebook')).toContain('/store/product/tide-table-notebook')
})

test('of a long search the first eight words count', async () => {
  const app = await startTestApp()
  const asked = 'website hosting price contact booking blog store office'
  const eight = await ask(app, asked)
  expect(eight.total).toBeGreaterThan(0)
  expect(await ask(app, `${asked} zzqxj`)).toEqual({ ...eight, query: `${asked} zzqxj` })
})

test('a search looks few words up, however many beginnings and mistyped words it has', async () => {
  const app = await startTestApp()
  await ask(app, 'website')
  const searches = vi.spyOn(MiniSearch.prototype, 'search')
  onTestFinished(() => searches.mockRestore())
  for (const q of [
    'se co ca pa we si bu st re de pr ma in sp sh ch tr mo po ba lo wa servisesx webstiex hostngqx zzqxj',
    'se co ca pa we si bu zzqxj',
    'servisesx webstiex hostngqx zzqxj businesqs markezting',
  ]) {
    searches.mockClear()
    await ask(app, q)
    const lookedUp = searches.mock.calls.flatMap(([words]) => String(words).split(' '))
    // All words twice, exactly and loosely, and at most three of them to find similar ones.
    expect(lookedUp.length, q).toBeLessThanOrEqual(2 * 8 + 3)
  }
})

test('only the last word of a search may be the beginning of any word, since it may still be typed', async () => {
  const app = await startTestApp()
  expect(await found(app, 'website ho')).toContain('/services/hosting')
  expect(await found(app, 'website hos')).toContain('/services/hosting')
  expect((await ask(app, 'hos zzqxj')).total).toBe(0)
  expect((await ask(app, 'hosti zzqxj')).total).toBeGreaterThan(0)
})

test('search has a limit of its own, shared by the call and the pages, that nobody who types reaches', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.0125' }, pages: pagesAsData })
  const statusOf = async (path: string) => (await app.visitor.send(path)).status
  for (const q of ['s', 'se', 'seo']) expect(await statusOf(`/api/search?q=${q}`)).toBe(200)
  expect(await statusOf('/api/search?q=seo')).toBe(429)
  for (const page of ['/search', '/blog', '/store']) {
    expect(await statusOf(`${page}?q=seo`), page).toBe(429)
    expect(await statusOf(page), page).not.toBe(429)
  }
  expect(await statusOf('/api/products'), 'another call').toBe(200)
  app.advance(MINUTE)
  expect(await statusOf('/api/search?q=seo')).toBe(200)
})

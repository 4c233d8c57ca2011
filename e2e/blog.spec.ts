import { posts } from '@beacon/content/posts/posts'
import { serviceSlugs } from '@beacon/content/services'
import type { Page } from '@playwright/test'
import { administrator } from './support/addresses.ts'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const SEARCH = 'Search blog posts...'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)')

test('BLOG-1 a visitor searches and filters by category, and both are in the address', async ({ page }) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(posts.length)
  await page.getByPlaceholder(SEARCH).fill('GOOGLE')
  await expect(page.getByText(/^\d+ posts? for “GOOGLE”$/)).toBeVisible()
  await expect(page).toHaveURL(/\?q=GOOGLE$/)
  const found = await cards(page).count()
  expect(found).toBeLessThan(posts.length)

  await page.getByLabel('Category', { exact: true }).selectOption('PPC Advertising')
  await expect(page).toHaveURL(/category=ppc-advertising/)
  await expect(cards(page).first()).toContainText('PPC Advertising')
  await page.goBack()
  await expect(cards(page)).toHaveCount(found)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(cards(page)).toHaveCount(posts.length)
  await page.getByPlaceholder(SEARCH).fill('zeppelin')
  await expect(page.getByText('No blog posts found.')).toBeVisible()
})

test('going to a post and back restores the list', async ({ page }) => {
  await page.goto('/blog')
  await alive(page)
  const card = cards(page).nth(9)
  await card.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(1000)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
  await expect(title(page)).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(cards(page)).toHaveCount(posts.length)
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(title(page)).toHaveText(name)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('the list does not scroll sideways on a phone with a slow connection', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // Fonts that never load, so that off-screen content is never laid out on its own.
  await page.route('**/*.woff2', () => {})
  await page.goto('/blog', { waitUntil: 'domcontentloaded' })
  await expect(title(page)).toBeVisible()
  expect(await leansOver(page)).toBe(0)
})

test('BLOG-4 categories and tags are pages that link to their posts', async ({ page }) => {
  await page.goto('/blog')
  await page
    .getByRole('region', { name: 'Categories' })
    .getByRole('link', { name: /^Case Studies/ })
    .click()
  await expect(page).toHaveURL('/blog/category/case-studies')
  await expect(title(page)).toHaveText('Case Studies')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('region', { name: 'Popular tags' }).getByRole('link', { name: 'Local SEO' }).click()
  await expect(page).toHaveURL('/blog/tag/local-seo')
  await expect(title(page)).toHaveText('Posts tagged Local SEO')
  await expect(cards(page).first()).toBeVisible()
})

test('a post links to its author, whose page links to all of their posts', async ({ page }) => {
  await page.goto('/blog/two-second-website')
  await page.getByRole('main').getByRole('link', { name: 'Priya Raman' }).click()
  await expect(page).toHaveURL('/blog/author/priya-raman')
  await expect(title(page)).toHaveText('Posts by Priya Raman')
  await expect(cards(page)).toHaveCount(2)
})

test('on a phone the search of a category page has its button beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/category/seo-tips')
  const field = await page.getByPlaceholder(SEARCH).boundingBox()
  const button = await page.getByRole('main').getByRole('button', { name: 'Search' }).boundingBox()
  expect(button?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0))
})

test('BLOG-5 a post has a table of contents, can be shared, and links to the next one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/two-second-website')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Cut four: fonts' })
    .click()
  await expect(page).toHaveURL(/#cut-four-fonts$/)
  await expect(page.getByRole('heading', { name: 'Cut four: fonts' })).toBeInViewport()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/\/blog\/two-second-website$/)
  await page
    .getByRole('region', { name: 'Related posts' })
    .getByRole('link', { name: /^App or website/ })
    .first()
    .click()
  await expect(title(page)).toHaveText('App or website? A test you can do at the counter')
})

test('a confirmation appears above the chat button and does not cover it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/blog/two-second-website')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const chat = page.getByRole('button', { name: 'Chat with our assistant' })
  await expect(page.getByText('Link copied.')).toBeVisible()
  await expect(chat).toBeVisible()
  // A click on something covered would time out.
  await chat.click({ trial: true, timeout: 5000 })
})

test('every post recommended by a service page exists', async ({ page, request }) => {
  const found = new Set<string>()
  for (const slug of serviceSlugs) {
    await page.goto(`/services/${slug}`)
    const links = await page.getByRole('main').locator('a[href^="/blog/"]').all()
    for (const link of links) found.add((await link.getAttribute('href')) ?? '')
  }
  expect(found.size).toBeGreaterThan(5)
  for (const path of found) expect((await request.get(path)).status(), path).toBe(200)
})

for (const [written, path] of [
  ['/blog/tag/LOCAL-SEO', '/blog/tag/local-seo'],
  ['/blog/author/Maren-Doyle', '/blog/author/maren-doyle'],
  ['/blog/category/SEO-Tips?page=2', '/blog/category/seo-tips?page=2'],
  ['/Blog', '/blog'],
  ['/SERVICES/Seo?utm_source=Mail', '/services/seo?utm_source=Mail'],
  ['/Services/Websites?utm_source=Mail', '/services/website?utm_source=Mail'],
] as const)
  test(`redirects ${written} to ${path}`, async ({ request }) => {
    const answer = await request.get(written, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, path])
  })

for (const [written, path] of [
  ['//services/seo?utm_source=Mail', '/services/seo?utm_source=Mail'],
  ['//blog/two-second-website', '/blog/two-second-website'],
  ['///', '/'],
] as const)
  test(`redirects ${written}, which a browser's router would not find, to ${path}`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(`${baseURL}${written}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, path])
  })

test('a slug that does not exist in lowercase either is a 404', async ({ request }) => {
  for (const path of ['/blog/tag/KNITTING', '/blog/author/Nobody', '/Nowhere', '/blog/Nothing'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

test('BLOG-8 an unknown post is a 404 with a text of its own and a link back', async ({ request }) => {
  const answer = await request.get('/blog/no-such-post')
  expect(answer.status()).toBe(404)
  const html = await answer.text()
  expect(html).toContain('Post Not Found')
  expect(html).toContain('Back to Blog')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('BLOG-1 the search form queries the server, and a post can be read', async ({ page }) => {
    await page.goto('/blog')
    await page.getByPlaceholder(SEARCH).fill('chatbot')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/blog\?q=chatbot/)
    await expect(page.getByText(/^\d+ posts? for “chatbot”$/)).toBeVisible()
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(title(page)).toHaveText('What your chatbot should refuse to answer')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  })
})

test('BLOG-12 the feeds and the share picture that a post refers to exist', async ({ page, request }) => {
  await page.goto('/blog/two-second-website')
  const links = await page.locator('link[rel="alternate"]').all()
  const feeds = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(feeds).toHaveLength(2)
  for (const feed of feeds) {
    const answer = await request.get(feed ?? '')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('/blog/two-second-website')
  }
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await request.get(picture ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})

test('ADMIN-6 both addresses show the diagnostics page, and the blog test works', async ({ page }) => {
  for (const address of ['/notion-test', '/test']) {
    await page.goto(address)
    await expect(page.getByText('Only an administrator sees which settings are filled in.')).toBeVisible()
    await page.getByRole('button', { name: 'Test NotionService' }).click()
    await expect(page.getByText(`${posts.length} posts`)).toBeVisible()
    await expect(page.getByText('Published')).toHaveCount(3)
  }
})

test('ADMIN-6 an administrator sees which settings are present, but none of their values', async ({
  admin,
}) => {
  await admin.goto('/notion-test')
  await expect(admin.getByText('ADMIN_PASSWORD', { exact: true })).toBeVisible()
  expect(await admin.content()).not.toContain(administrator.password)
})

test('the notes database screen shows connection, jobs and mapping, and syncs on demand', async ({
  admin,
}) => {
  await admin.goto('/admin/notion')
  await expect(admin.getByRole('article', { name: 'Blog posts' })).toContainText('NOTION_BLOG_ID')
  await expect(admin.getByRole('link', { name: /Failed/ })).toHaveAttribute(
    'href',
    '/admin/outbox?state=stuck',
  )
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Sync now' }).click()
  const copy = admin
    .getByRole('region', { name: 'Our copy' })
    .getByRole('listitem')
    .filter({ hasText: 'Blog' })
  await expect(copy).toContainText(`${posts.length} in the copy`, { timeout: 45_000 })
})

test('a draft in the notes database can be previewed, and is hidden from visitors', async ({
  admin,
  page,
}) => {
  await admin.goto('/admin/notion')
  const row = admin.getByRole('region', { name: 'Not yet on the blog' }).getByRole('link')
  await row.click()
  await expect(admin.getByRole('heading', { level: 2, name: /one-star review/ })).toBeFocused()
  await expect(admin.getByRole('heading', { name: 'Four sentences', exact: true })).toBeVisible()
  await expect(admin.getByText('Only you see this')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Back to the list' }).click()
  await expect(row).toBeFocused()
  await row.press('Enter')
  await expect(admin.getByRole('heading', { level: 2, name: /one-star review/ })).toBeFocused()
  await admin.keyboard.press('Escape')
  await expect(row).toBeFocused()
  const answer = await page.request.get('/blog/answer-the-bad-review')
  expect(answer.status()).toBe(404)
})

for (const theme of ['dark', 'light'] as const) {
  test(`the blog is accessible in the ${theme} theme`, async ({ page }) => {
    await setTheme(page, theme)
    for (const path of ['/blog', '/blog/two-second-website', '/blog?q=zeppelin', '/notion-test']) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      await expectAccessible(page)
    }
  })
}

for (const [screen, width] of [
  ['a phone of 360 px', 360],
  ['a window of 1280 px at 200 %', 640],
] as const) {
  test(`the blog does not overflow ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    for (const path of [
      '/blog',
      '/blog/two-second-website',
      `/blog?q=${'Wirtschaftsprüfung'.repeat(5)}`,
      '/notion-test',
    ]) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      expect(await leansOver(page), path).toBe(0)
    }
  })
}

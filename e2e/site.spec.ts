import { agency, serviceRegions } from '@beacon/content/agency'
import { sitePages } from '@beacon/content/site-pages'
import type { Page } from '@playwright/test'
import { alive, expect, test } from './support/test.ts'

test('SITE-1 the top bar names phone, e-mail and service area', async ({ page }) => {
  await page.goto('/services')
  const bar = page.getByRole('complementary', { name: 'How to reach us' })
  await expect(bar.getByText(agency.serviceArea)).toBeVisible()
  await expect(bar.getByRole('link', { name: agency.phones.office.display })).toHaveAttribute(
    'href',
    agency.phones.office.href,
  )
  await expect(bar.getByRole('link', { name: agency.email })).toHaveAttribute(
    'href',
    `mailto:${agency.email}`,
  )
})

test('SITE-5 the footer has quick links, contact, every served town and the legal links', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const quickLinks = footer.getByRole('navigation', { name: 'Quick links' })
  for (const name of ['Services', 'About', 'Blog', 'Store', 'Partners', 'Contact']) {
    await expect(quickLinks.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: agency.phones.office.display })).toBeVisible()
  await expect(footer.getByRole('link', { name: agency.email })).toBeVisible()
  for (const town of serviceRegions.flatMap(({ towns }) => [...towns])) {
    await expect(footer.getByText(town, { exact: true })).toBeVisible()
  }
  const legal = footer.getByRole('navigation', { name: 'Legal' })
  await expect(legal.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect(legal.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )
})

test('SITE-6 the device theme follows every change, and can be switched to the others', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const root = page.locator('html')
  const press = (name: string) => page.getByRole('banner').getByRole('button', { name }).click()
  await expect(root, 'a first visit').toHaveAttribute('data-theme', 'dark')
  await press('Switch to light theme')
  await press('Use the theme of your device')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')
  await press('Switch to dark theme')
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

test('no page needs a character that only the full fonts have', async ({ page }) => {
  const fonts = new Set<string>()
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') fonts.add(new URL(asked.url()).pathname)
  })
  for (const { to } of sitePages) {
    await page.goto(to)
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.size, to).toBe(2)
  }
})

test('SITE-13 robots.txt names the sitemap, and the sitemap lists every indexable page', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemapUrl = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
  const sitemap = await (await request.get(new URL(sitemapUrl).pathname)).text()
  const paths = [
    ...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>)?<\/url>/g),
  ].map(([, url]) => new URL(url ?? '').pathname)
  expect(paths).toContain('/contact')
  expect(paths.some((path) => path.startsWith('/admin'))).toBe(false)
  for (const { to } of sitePages) {
    const asksToBeFound = !(await (await request.get(to)).text()).includes('name="robots"')
    expect(paths.includes(to), to).toBe(asksToBeFound)
  }
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toContain('name="robots"')
  }
})

/** A picture's size as the browser decodes it; the page's own policy allows data URLs. */
const sizeOf = (page: Page, bytes: Buffer): Promise<[number, number]> =>
  page.evaluate(
    async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    },
    `data:image/*;base64,${bytes.toString('base64')}`,
  )

test('HOME-1: everything that a page’s structured data refers to exists, at the site’s own address', async ({
  request,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const pointed = new Set<string>()
  for (const path of pages) {
    const text = await (await request.get(path)).text()
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(text) ?? []
    expect(new URL(canonical).origin, path).toBe(origin)
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    for (const [, graph = ''] of data)
      for (const [, address = ''] of graph.matchAll(/"(?:image|url|logo|contentUrl)":"([^"]+)"/g))
        if (address.startsWith(origin)) pointed.add(address.slice(origin.length) || '/')
  }
  expect(pointed.size).toBeGreaterThan(pages.length)
  for (const address of pointed) expect((await request.get(address)).status(), address).toBe(200)
})

test('SITE-13 every page has its own share picture of 1200 by 630, and the site has icons and manifest', async ({
  page,
  request,
}) => {
  const drawn = new Set<string>()
  for (const path of ['/', '/contact', '/services/seo']) {
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await request.get(new URL(address ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    const bytes = await picture.body()
    expect(await sizeOf(page, bytes), path).toEqual([1200, 630])
    drawn.add(bytes.toString('base64'))
  }
  expect(drawn.size).toBe(3)
  await expect(page.locator('link[rel="icon"]')).toHaveCount(1)
  const favicon = await request.get('/favicon.ico')
  expect(favicon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
  expect(await sizeOf(page, await favicon.body())).toEqual([48, 48])
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status(), icon.src).toBe(200)
  await page.mouse.down()
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
})

test('a page releases the window of a page that opened it, and has no opener otherwise', async ({
  page,
  request,
}) => {
  const policy = 'cross-origin-opener-policy'
  for (const path of ['/', '/contact?topic=seo', '/blog', '/store', '/nothing-here', '/admin']) {
    for (const site of ['', 'cross-site', 'same-site', 'same-origin']) {
      const answer = await request.get(path, { headers: site ? { 'Sec-Fetch-Site': site } : {} })
      expect(answer.headers()[policy], `${path} from ${site}`).toBe('same-origin')
      expect(answer.headers().vary).toContain('Sec-Fetch-Site')
    }
  }
  const booking = await request.get('/booking')
  expect(booking.headers()[policy]).toMatch(/^same-origin(-allow-popups)?$/)
  expect((await page.goto('/'))?.headers()).not.toHaveProperty(policy)
  expect((await page.goto('/admin'))?.headers()[policy]).toBe('same-origin')
})

test.describe('an address that cannot be decoded', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('has the not-found page, which hydrates unchanged', async ({ page }) => {
    for (const [path, title] of [
      ['/blog/%ff', /^Post Not Found/],
      ['/blog/%E0%A4%A', /^Post Not Found/],
      ['/%E0%A4', /^Page not found/],
    ] as const) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' })
      expect(answer?.status(), path).toBe(404)
      await expect(page, path).toHaveTitle(title)
    }
  })

  test('is an unknown product below the store', async ({ request }) => {
    expect((await request.get('/store/product/%zz')).status()).toBe(404)
  })
})

test('a link with a line break in it leads to its page', async ({ request }) => {
  for (const path of ['/contact%0A?service=seo', '/contact/%0d%0a?service=seo', '/%0a/contact?service=seo']) {
    const { pathname, search } = new URL((await request.get(path)).url())
    expect(pathname + search, path).toBe('/contact?service=seo')
  }
})

test('an address of many thousand characters is not rendered, since a page repeats it in its links', async ({
  request,
}) => {
  const answer = await request.get(`/blog/tag/${'&q='.repeat(4000)}`)
  expect(answer.status()).toBe(404)
  expect((await answer.body()).length).toBeLessThan(60_000)
})

test('SITE-13 the sitemap has the modification date of posts, and of pages only if known', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(/\/blog\/[\w-]+<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  expect(sitemap).toMatch(/\/contact<\/loc><\/url>/)
})

test.describe('a page that cannot be loaded', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of (404|503)|The page could not be fetched/],
  })

  test('says so within the site, and loads once the connection is back', async ({ page, context }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await alive(page)
    await page.getByRole('textbox', { name: 'Message' }).fill('Half of what I wanted to say')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('This page did not arrive')
    await expect(heading).toBeFocused()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(heading).toHaveText('This page did not arrive')

    await context.setOffline(false)
    await expect(heading).not.toHaveText('This page did not arrive')
    await expect(page).toHaveURL('/partners')
    await page.goto('/contact')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half of what I wanted to say')
  })

  test('loads by itself once the server responds again, although the browser was online all the time', async ({
    page,
  }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    await alive(page)
    await page.route('**', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('This page did not arrive')
    await page.unroute('**')
    await expect(heading).not.toHaveText('This page did not arrive', { timeout: 15_000 })
    await expect(page).toHaveURL('/partners')
  })

  test('is reloaded if a release has removed its module', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    await alive(page)
    const loadedAnew = page.waitForEvent('load')
    await page.route(/assets\/(?!.*(entry|react)).*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click()
    await loadedAnew
    await expect(page).toHaveURL('/partners')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not arrive')
  })

  test('a post that cannot be fetched says so, too', async ({ page, context }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await alive(page)
    await page.getByRole('link', { name: /Read Full Article/ }).hover()
    await context.setOffline(true)
    await page.getByRole('link', { name: /Read Full Article/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not arrive')
    await context.setOffline(false)
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a page that is slow to come is announced as loading, over the page before', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  await alive(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/partners-*.js', (route) => held.promise.then(() => route.continue()))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click()
  const loading = page.locator('[aria-live] > .arriving')
  await expect(loading).toBeVisible()
  await expect(loading).toHaveText('Loading…')
  await expect(page).toHaveURL('/partners')
  await expect(heading).toHaveText(before)
  held.resolve()
  await expect(heading).not.toHaveText(before)
  await expect(heading).toBeFocused()
  await expect(loading).toBeHidden()
})

test('of two pages that are slow to come the last one counts, and none after Back', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  await alive(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/contact-*.js', () => {})
  await page.route('**/assets/partners-*.js', (route) => held.promise.then(() => route.continue()))
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const loading = page.locator('.arriving')
  await link('Partners').click()
  await expect(loading).toBeVisible()
  await link('Contact').click()
  const arrived = page.waitForResponse(/partners-/)
  held.resolve()
  await arrived
  await expect(page).toHaveURL('/contact')
  await expect(loading).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(loading).toBeHidden()
})

test.describe('a short page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const path of ['/off-the-chart', '/newsletter/confirm', '/blog/no-such-post'])
    test(`${path}: the drawing beside the text extends to the footer`, async ({ page }) => {
      await page.goto(path)
      const left = await page
        .getByRole('main')
        .evaluate(
          (main) =>
            main.getBoundingClientRect().bottom -
            (main.lastElementChild?.getBoundingClientRect().bottom ?? 0),
        )
      expect(left).toBeLessThan(1)
    })
})

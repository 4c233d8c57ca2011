import { agency } from '@beacon/content/agency'
import { termsOfService } from '@beacon/content/legal/terms'
import { servicePages } from '@beacon/content/service-pages/service-pages'
import { testReading } from './support/reading-pages.ts'
import { alive, expect, test } from './support/test.ts'

const aliases = [
  ['/services/websites', '/services/website', servicePages.website.title],
  ['/services/mobile-apps', '/services/mobile-app', servicePages['mobile-app'].title],
  ['/services/chatbots', '/services/chatbot', servicePages.chatbot.title],
] as const

const pages = [
  '/services',
  ...Object.keys(servicePages).map((slug) => `/services/${slug}`),
  '/partners',
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
  '/notion-test',
]

/** Words that the window's edge cuts through. */
const cut = (words: Element[]) =>
  words
    .filter((word) => {
      const { left, right } = word.getBoundingClientRect()
      return (left < 0 && right > 0) || (left < innerWidth && right > innerWidth)
    })
    .map(({ textContent }) => textContent)

/** Words that are wholly in the window. */
const seen = (words: Element[]) =>
  words
    .filter((word) => {
      const { left, right } = word.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
    .map(({ textContent }) => textContent)

for (const [path, point] of [
  ['/services/ppc', ['Night: off', 'Before work: bid up']],
  ['/services/website', ['Where', 'Call']],
  ['/services/ai-automation', ['Call missed', 'Text sent', 'Visit booked']],
  ['/services/hosting', ['New York', 'New Jersey']],
  ['/restaurant-digital-marketing', ['Tuesday in February, 7 PM', '8 of 22 tables taken']],
] as const) {
  test(`the drawing of ${path} cuts through no words, and its point is in the picture`, async ({ page }) => {
    await page.goto(path)
    const words = page.locator('.scene text:visible')
    for (const width of [320, 390, 480, 500, 560, 639, 640, 767, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await words.evaluateAll(cut), `at ${width} px`).toEqual([])
      expect(await words.evaluateAll(seen), `at ${width} px`).toEqual(expect.arrayContaining([...point]))
    }
  })
}

for (const [alias, canonical, title] of aliases) {
  test(`SITE-14 ${alias} is answered with 301 to ${canonical}`, async ({ request }) => {
    const answer = await request.get(alias, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(canonical)
  })

  test(`SITE-14 a visitor of ${alias} lands on ${canonical}, by address and within the site`, async ({
    page,
  }) => {
    await page.goto(alias)
    await expect(page).toHaveURL(canonical)
    await page.goto('/partners')
    // Hydration is done once clicks are handled.
    await alive(page)
    await page.evaluate(
      `history.pushState(null, '', '${alias}'); dispatchEvent(new PopStateEvent('popstate'))`,
    )
    await expect(page).toHaveURL(canonical)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { slug, title, process, cost, faqs } of Object.values(servicePages)) {
    test(`PAGE-4 /services/${slug} is complete, and its questions open`, async ({ page }) => {
      await page.goto(`/services/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      for (const step of process.steps) await expect(page.getByText(step.text)).toBeVisible()
      for (const plan of cost.plans) {
        await expect(page.getByRole('heading', { level: 3, name: plan.name, exact: true })).toBeVisible()
      }
      const [first] = faqs
      const answer = page.getByText(first?.answer ?? 'no question')
      await expect(answer).toBeHidden()
      await page.getByText(first?.question ?? 'no question').click()
      await expect(answer).toBeVisible()
      const inquiry = page.getByRole('region', { name: /^Ask us about/ })
      await expect(inquiry.getByRole('button', { name: 'Get an answer' })).toBeVisible()
      await expect(inquiry.getByRole('link', { name: agency.phones.office.display }).first()).toBeVisible()
    })
  }
})

test('PAGE-3 a visitor goes from the price list to a service, and on to its consultation', async ({
  page,
}) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'SEO', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicePages.seo.title)
  // The first page may still be hydrating: the application replaces the server's HTML.
  await alive(page)
  await page.getByRole('link', { name: 'Pick a time' }).click()
  await expect(page).toHaveURL(/\/booking\?service=seo-audit$/)
})

test('See the portfolio leads to a portfolio on the website page', async ({ page }) => {
  await page.goto('/services/website')
  await page.getByRole('link', { name: 'See the portfolio' }).click()
  await expect(page.getByRole('region', { name: 'From the slipway' })).toBeInViewport()
})

test('questions open and close with the keyboard', async ({ page }) => {
  const [first] = servicePages.hosting.faqs
  await page.goto('/services/hosting')
  await page.getByRole('group').first().locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(first?.answer ?? 'no question')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(first?.answer ?? 'no question')).toBeHidden()
})

test('the table of contents of a legal page links to its sections, and is not printed', async ({ page }) => {
  const section = termsOfService.sections.find(({ id }) => id === 'liability')
  await page.goto('/terms-of-service')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: section?.title }).click()
  await expect(page.getByRole('heading', { name: section?.title })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { name: section?.title })).toBeVisible()
})

testReading(pages)

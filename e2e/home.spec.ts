import { listLeads } from '@beacon/contract/leads'
import type { Locator, Page } from '@playwright/test'
import { startStallingSite } from './support/stalling-site.ts'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

/** A visitor whom no other test uses. */
const newVisitor = () => {
  const id = crypto.randomUUID().slice(0, 8)
  return {
    name: `Lou ${id}`,
    email: `lou-${id}@deli.example`,
    phone: '631 555 0123',
    businessName: `Deli ${id}`,
  }
}

async function fillIn(place: Locator, { name, email, phone, businessName }: ReturnType<typeof newVisitor>) {
  await place.getByLabel('Name', { exact: true }).fill(name)
  await place.getByLabel('Email').fill(email)
  await place.getByLabel('Phone').fill(phone)
  await place.getByLabel('Business name').fill(businessName)
  await place.getByLabel('Business type').selectOption('Restaurant')
}

const audit = (page: Page) => page.getByRole('region', { name: 'Find out where you stand, free.' })
const testimonialRegion = (page: Page) => page.getByRole('region', { name: 'What clients say' })

test('HOME-10 the free audit form creates a lead that the administrator sees', async ({ page, adminApi }) => {
  const lou = newVisitor()
  await page.goto('/')
  await alive(page)
  await fillIn(audit(page), lou)
  await audit(page).getByRole('button', { name: 'Get my free audit' }).click()
  await expect(audit(page).getByRole('status')).toContainText('Thank you')
  await expect(audit(page).getByLabel('Name', { exact: true })).toHaveValue('')

  const answer = await adminApi.get(listLeads.path, { params: { search: lou.email } })
  const { leads } = listLeads.response.parse(await answer.json())
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    ...lou,
    businessType: 'restaurant',
    source: 'Free audit',
    landingPage: '/',
  })
})

for (const width of [1280, 1440, 1920, 2560])
  test(`no headline runs into the words of a drawing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const slide of ['Slide 2', 'Slide 3']) {
      const dot = page.getByRole('button', { name: slide })
      await dot.click()
      await expect(dot).toHaveAttribute('aria-current', 'true')
      const title = page.locator('[aria-hidden="false"] .hero-title')
      const ends = await title.evaluate((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return words.getBoundingClientRect().right
      })
      const notes = page.locator('.drawn-scene text')
      await expect(notes).not.toHaveCount(0)
      const begin = await notes.evaluateAll((texts) => texts.map((note) => note.getBoundingClientRect().left))
      expect(Math.min(...begin)).toBeGreaterThan(ends)
    }
  })

test('HOME-8 the carousel works with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await testimonialRegion(page).getByRole('button', { name: 'Testimonial 1: Marisol Vega' }).focus()
  await page.keyboard.press('Tab')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(testimonialRegion(page).getByText('Halloran & Sons Plumbing')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(testimonialRegion(page).getByText('Vega’s Kitchen')).toBeHidden()
  await expect(testimonialRegion(page).getByRole('group'), 'for assistive technology, too').toHaveCount(1)
})

test('HOME-8 testimonials cross-fade in half a second', async ({ page }) => {
  await page.goto('/')
  const slides = testimonialRegion(page)
    .getByRole('group', { includeHidden: true })
    .and(page.locator('[data-active]'))
  await expect(slides).toHaveCount(4)
  for (const slide of await slides.all()) {
    await expect(slide).toHaveCSS('transition-property', 'opacity, visibility')
    await expect(slide).toHaveCSS('transition-duration', '0.5s, 0.5s')
  }
  await testimonialRegion(page).getByRole('button', { name: 'Testimonial 2' }).scrollIntoViewIfNeeded()
  await expect(testimonialRegion(page).locator('[data-active="true"]')).toHaveCSS('opacity', '1')
  for (const hidden of await testimonialRegion(page).locator('[data-active="false"]').all())
    await expect(hidden).toHaveCSS('opacity', '0')
})

test('HOME-12 a question opens with the keyboard', async ({ page }) => {
  await page.goto('/')
  const question = page.getByText('Do I have to sign a yearly contract?')
  await question.focus()
  await page.locator('summary', { has: question }).press('Enter')
  await expect(page.getByText('Monthly services run month to month')).toBeVisible()
})

test('PAGE-1 the about form sends a lead', async ({ page, adminApi }) => {
  const lou = newVisitor()
  await page.goto('/about')
  await alive(page)
  const form = page.getByRole('form', { name: 'Ready to Work with Local Experts?' })
  await fillIn(form, lou)
  await form.getByRole('button', { name: 'Ask for a first call' }).press('Enter')
  await expect(page.getByText(/^Thank you/)).toBeVisible()
  const answer = await adminApi.get(listLeads.path, { params: { search: lou.email } })
  const { leads } = listLeads.response.parse(await answer.json())
  expect(leads[0]).toMatchObject({ ...lou, source: 'About page' })
})

test.describe('the popup', () => {
  test.use({ popup: true })

  const popup = (page: Page) => page.getByRole('dialog', { name: 'Free website package worth $2,499' })

  test('LEAD-1 opens after ten seconds, traps the focus and returns it', async ({ page }) => {
    await page.clock.install()
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    // The popup's clock starts at hydration, which comes after first paint.
    await alive(page)
    await page.clock.runFor(11_000)
    await expect(popup(page)).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        'document.activeElement === document.body || !!document.activeElement.closest("dialog")',
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  test('LEAD-2 stays closed once dismissed, also on the next page', async ({ page }) => {
    await page.goto('/services')
    await page.mouse.wheel(0, 1500)
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await page.clock.install()
    await page.goto('/contact')
    await alive(page)
    await page.clock.runFor(30_000)
    await expect(popup(page)).toBeHidden()
  })

  test('LEAD-5 sends a lead, shows the thank-you and closes', async ({ page, adminApi }) => {
    const lou = newVisitor()
    await page.goto('/services')
    await page.mouse.wheel(0, 1500)
    await fillIn(popup(page), lou)
    await popup(page).getByRole('button', { name: 'Get my free website' }).click()
    await expect(popup(page).getByText('Thank you. We will call you within 24 hours.')).toBeVisible()
    await expect(popup(page)).toBeHidden()
    const answer = await adminApi.get(listLeads.path, { params: { search: lou.email } })
    const { leads } = listLeads.response.parse(await answer.json())
    expect(leads[0]).toMatchObject({ ...lou, source: 'Free website popup' })
  })

  test('LEAD-3 is accessible, and fits a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/services')
    await page.mouse.wheel(0, 2500)
    await expect(popup(page)).toBeVisible()
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
  })
})

for (const path of ['/', '/about']) {
  test.describe(path, () => {
    for (const theme of ['dark', 'light'] as const) {
      test(`has no serious accessibility violation in the ${theme} theme`, async ({ page }) => {
        await setTheme(page, theme)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expectAccessible(page)
      })
    }

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect(await leansOver(page)).toBe(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

  test('the home page is complete, and HOME-10 the audit form works', async ({ page, adminApi }) => {
    const lou = newVisitor()
    await page.goto('/?utm_source=letter')
    await expect(page.getByRole('table', { name: 'Where plans start' }).getByRole('row')).toHaveCount(8)
    const voices = testimonialRegion(page).getByRole('group')
    await expect(voices).toHaveCount(4)
    for (const voice of await voices.all()) await expect(voice).toBeVisible()
    await expect(page.getByRole('button', { name: /testimonial|slide/i })).toHaveCount(0)
    await fillIn(audit(page), { ...lou, email: 'lou at deli' })
    await audit(page).getByRole('button', { name: 'Get my free audit' }).click()

    await expect(page.getByText('Invalid email address')).toHaveCount(2)
    await expect(page.getByLabel('Business name')).toHaveValue(lou.businessName)
    await page.getByLabel('Email', { exact: true }).fill(lou.email)
    await page.getByRole('button', { name: 'Send it' }).click()

    await expect(page.getByRole('heading', { name: 'Your message is in.' })).toBeVisible()
    const answer = await adminApi.get(listLeads.path, { params: { search: lou.email } })
    const { leads } = listLeads.response.parse(await answer.json())
    const arrival = { landingPage: '/', campaign: 'utm_source=letter' }
    expect(leads).toMatchObject([{ ...lou, businessType: 'restaurant', source: 'Free audit', ...arrival }])
  })
})

test('a visitor who scrolls ahead of loading sees the end of the page, which is complete once idle', async ({
  page,
}) => {
  // Fonts that never load: the page's load event never fires, so off-screen content is not laid out on its own.
  await page.route('**/*.woff2', () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo')).toBeInViewport()

  await page.unroute('**/*.woff2')
  await page.goto('/')
  await expect(audit(page).getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Privacy choices')).toBeVisible()
})

for (const visitor of ['waits', 'touches it meanwhile']) {
  test(`a stalled document does not jump, and hydrates as a whole: the visitor ${visitor}`, async ({
    page,
    baseURL,
  }) => {
    if (visitor !== 'waits') await page.addInitScript(pressKeyOnceTitleAppears)
    const site = await startStallingSite(String(baseURL), '<div class="hero-controls"', 1500)
    try {
      await page.goto(site.url)
      await alive(page)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.02)
    } finally {
      site.close()
    }
  })
}

function pressKeyOnceTitleAppears() {
  const timer = setInterval(() => {
    if (!document.querySelector('.hero-title')) return
    clearInterval(timer)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  }, 20)
}

/** The cumulative layout shift since the page was opened. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    const sum = (list: PerformanceObserverEntryList) =>
      resolve(list.getEntries().reduce((total, entry) => total + (Reflect.get(entry, 'value') as number), 0))
    new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(0), 1000)
  })

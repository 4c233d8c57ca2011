import { readAvailability } from '@beacon/contract/booking'
import { listProducts } from '@beacon/contract/products'
import type { Page } from '@playwright/test'
import { bookAndReadMail, cardOf } from './support/bookings.ts'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

/** A screen's exceptional state: how to reach it, and how to tell that it is shown. */
interface State {
  name: string
  open(page: Page): Promise<unknown>
  shows(page: Page): ReturnType<Page['getByText']>
}

/** Opens a page and waits for hydration, so that a form calls instead of being posted. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

async function press(page: Page, path: string, button: string): Promise<void> {
  await openHydrated(page, path)
  await page.getByRole('button', { name: button }).click()
}

/** Follows a link from another page, with this response to its call. */
async function followLink(page: Page, link: string, call: string, answer: 'never' | 'broken'): Promise<void> {
  await page.route(`**${call}*`, (route) =>
    answer === 'broken' ? route.fulfill({ status: 503, body: '{}' }) : undefined,
  )
  await openHydrated(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
}

const states: State[] = [
  {
    name: 'the contact form with its mistakes',
    open: (page) => press(page, '/contact', 'Send Message'),
    shows: (page) => page.getByRole('link', { name: 'Message is required' }),
  },
  {
    name: 'a lead form with its mistakes',
    open: (page) => press(page, '/about', 'Ask for a first call'),
    shows: (page) => page.getByRole('link', { name: 'Business name is required' }),
  },
  {
    name: 'a sign-up box with its mistake',
    open: (page) => press(page, '/newsletter', 'Subscribe'),
    shows: (page) => page.getByText('Email is required'),
  },
  {
    name: 'the search for an order with its mistakes',
    open: (page) => press(page, '/orders', 'Send me the link'),
    shows: (page) => page.getByRole('link', { name: 'Email is required' }),
  },
  {
    name: 'the privacy choices',
    open: (page) => press(page, '/terms-of-service', 'Privacy choices'),
    shows: (page) => page.getByRole('button', { name: 'No, thanks' }),
  },
  {
    name: 'a search of the blog that finds nothing',
    open: (page) => page.goto('/blog?q=submarine+cable'),
    shows: (page) => page.getByText('No blog posts found.'),
  },
  {
    name: 'an empty checkout',
    open: (page) => page.goto('/checkout'),
    shows: (page) => page.getByText('Your cart is empty.'),
  },
  {
    name: 'a page that is not on the chart',
    open: (page) => page.goto('/off-the-chart'),
    shows: (page) => page.getByRole('heading', { name: 'No such place on our chart' }),
  },
  {
    name: 'a link of an order that was cut off',
    open: (page) => page.goto('/orders/nope?token=cut'),
    shows: (page) => page.getByText('This link does not work'),
  },
  {
    name: 'a booking’s link that nobody knows',
    open: (page) => page.goto('/booking/manage?token=nope'),
    shows: (page) => page.getByText('This link does not work'),
  },
  {
    name: 'the store while it loads',
    open: (page) => followLink(page, 'Store', listProducts.path, 'never'),
    shows: (page) => page.getByText('Loading products'),
  },
  {
    name: 'the store that did not load',
    open: (page) => followLink(page, 'Store', listProducts.path, 'broken'),
    shows: (page) => page.getByText('Error Loading Products'),
  },
  {
    name: 'the calendar that did not load',
    open: (page) => followLink(page, 'Book a time', readAvailability.path, 'broken'),
    shows: (page) => page.getByText('The calendar did not load'),
  },
]

test.describe('an exceptional state', () => {
  test.use({ expectedErrors: [/status of (400|404|503)/] })

  test('an unknown address hydrates unchanged, whatever it starts with', async ({ page }) => {
    for (const path of ['/nothing', '/admin/nothing', '/blog/a/b/c', '/orders/a/b', '/newsletter/x'])
      await openHydrated(page, path)
  })

  for (const { name, open, shows } of states) {
    test(`is accessible in both themes, and fits 320 px: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await setTheme(page, 'dark')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      await expect(shows(page).first()).toBeVisible()
      expect(await leansOver(page)).toBe(0)
      await expectAccessible(page)
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
      await expectAccessible(page)
    })
  }
})

test.describe('a full load that lacks a file', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] })

  for (const file of ['entry-client', 'checkout'])
    test(`says so, and is accessible: ${file}`, async ({ page }) => {
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort(), { times: 1 })
      await page.goto('/checkout')
      await expect(page.getByRole('alert')).toContainText('Part of this page did not load.')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Reload it' }).click()
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
    })
})

test('a phone’s menu is accessible, traps the focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/services')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.press('Enter')
  await expect(page.getByRole('link', { name: 'Partners' }).first()).toBeVisible()
  await expectAccessible(page)
  const menu = page.locator('#mobile-menu')
  const close = menu.getByRole('button', { name: 'Close menu' })
  await expect(close).toBeFocused()
  const inside = await menu.locator('a:visible, button:visible, summary:visible').count()
  for (let step = 0; step < inside; step += 1) {
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
  }
  await expect(close, 'after the last one').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(menu.locator('a').last(), 'before the first one').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a menu opened before hydration stays open', async ({ page }) => {
  const { promise: opened, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*', async (route) => {
    await opened
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await expect(menu).toBeVisible()
  letIn()
  await alive(page)
  await expect(menu).toBeVisible()
})

for (const { path, narrow } of [
  { path: '/store', narrow: (page: Page) => page.getByRole('button', { name: 'Apparel' }).click() },
  {
    path: '/blog',
    narrow: (page: Page) =>
      page
        .getByRole('link', { name: /^Case Studies/ })
        .first()
        .click(),
  },
])
  test(`going back before the reloaded list of ${path} has hydrated shows the list as it was`, async ({
    page,
  }) => {
    await page.goto(path)
    // The second document of the same entry: a browser leaves earlier entries to it alone.
    await page.reload()
    await alive(page)
    const before = page.url()
    const rows = page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem'))
    const whole = await rows.count()
    await narrow(page)
    await expect(page).not.toHaveURL(before)
    const { promise: arrived, resolve: letIn } = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*', async (route) => {
      await arrived
      await route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    const another = page.waitForEvent('domcontentloaded', { timeout: 15_000 })
    await page.goBack({ waitUntil: 'commit' })
    await another
    letIn()
    await alive(page)
    await expect(page).toHaveURL(before)
    await expect(rows).toHaveCount(whole)
  })

test('a pressed control shrinks, and is restored on release', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  for (const pressed of [
    main.getByRole('button', { name: 'Send Message' }),
    main.getByRole('link').first(),
  ]) {
    await pressed.hover()
    await page.mouse.down()
    await expect(pressed).toHaveCSS('opacity', '0.8')
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await expect(pressed).toHaveCSS('opacity', '1')
  }
})

test('a disabled control looks the same under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/booking')
  const submit = page.getByRole('button', { name: 'Book Appointment' })
  await submit.scrollIntoViewIfNeeded()
  const box = await submit.boundingBox()
  const ground = await submit.evaluate((button) => getComputedStyle(button).backgroundColor)
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await expect(submit).toHaveCSS('background-color', ground)
  await expect(submit).toHaveCSS('opacity', '0.6')
})

test('with reduced motion there are no transitions and no animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/store']) {
    await openHydrated(page, path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => ({ element, style: getComputedStyle(element) }))
        .filter(
          ({ style }) =>
            /[1-9]/.test(style.transitionDuration) ||
            (style.animationName !== 'none' && style.animationIterationCount.includes('infinite')),
        )
        .map(({ element }) => element.outerHTML.slice(0, 80)),
    )
    expect(moving, path).toEqual([])
  }
})

test.describe('in forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  const backgroundOf = (page: Page, name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)

  test('a selected control differs from the others, and buttons keep their edges', async ({ page }) => {
    await page.goto('/store')
    expect(await backgroundOf(page, 'All')).not.toBe(await backgroundOf(page, 'Apparel'))
    const action = page.getByRole('link', { name: 'Free consultation' }).first()
    expect(await action.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid')
  })

  test('a field’s icon has the color of its text', async ({ page }) => {
    await page.goto('/contact')
    const service = page.getByRole('main').getByLabel('Service')
    const colours = await service.evaluate((select) =>
      [select, select.nextElementSibling].map((each) => each && getComputedStyle(each).color),
    )
    expect(colours[1]).toBe(colours[0])
  })

  test('an invalid field differs from a valid one', async ({ page }) => {
    await press(page, '/contact', 'Send Message')
    const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: label })
    await expect(field('Message')).toHaveCSS('border-left-width', '4px')
    await expect(field('Phone')).toHaveCSS('border-left-width', '1px')
  })

  test('a control that looks like plain text has a border', async ({ admin, request, mailbox }) => {
    const { name, email } = await bookAndReadMail(request, mailbox)
    await admin.goto(`/admin/bookings?search=${encodeURIComponent(email)}`)
    const move = cardOf(admin, name).getByRole('button', { name: 'Move' })
    await expect(move).toHaveCSS('border-top-style', 'solid')
    await expect(move).toHaveCSS('border-top-width', '1px')
  })

  test('status dots and highlighted search words have a background', async ({ page }) => {
    const isOn = (element: Element, systemColor: string) => {
      const probe = document.createElement('p')
      probe.style.cssText = `forced-color-adjust: none; background: ${systemColor}`
      document.body.append(probe)
      return getComputedStyle(element).backgroundColor === getComputedStyle(probe).backgroundColor
    }
    await page.goto('/search?q=website')
    expect(await page.locator('main mark').first().evaluate(isOn, 'Mark')).toBe(true)
    await page.goto('/store/product/red-nun-pin')
    const dot = page.getByText('Active', { exact: true }).locator('span')
    expect(await dot.evaluate(isOn, 'CanvasText')).toBe(true)
  })
})

const MOST_STOPS = 200

for (const path of [
  '/',
  '/services/seo',
  '/store',
  '/booking',
  '/contact',
  '/blog',
  '/search?q=website',
  '/restaurant-calculator',
]) {
  test(`keyboard focus is visible throughout ${path}`, async ({ page }) => {
    await openHydrated(page, path)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(focusMark)).toBe('')
      if (await last.evaluate((link) => link === document.activeElement)) return
    }
    throw new Error(`${MOST_STOPS} presses of Tab did not lead to the end of the page.`)
  })
}

/** The focused control if it shows no focus mark, on itself or close around it; empty when all is well. */
function focusMark(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  let around: Element | null = focused
  for (let level = 0; around && level < 4; level += 1, around = around.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(around)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return ''
  }
  return focused.outerHTML.slice(0, 200)
}

test('a post prints dark on white, even from the dark theme', async ({ page }) => {
  await setTheme(page, 'dark')
  await page.goto('/blog/two-second-website')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Related posts' })).toBeHidden()
})

test('booking and paying have one primary action, and none above it', async ({ page }) => {
  const above = page.getByRole('banner').getByRole('link', { name: 'Free consultation' })
  await page.goto('/')
  await expect(above).toBeVisible()
  for (const path of ['/booking', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(above).toBeHidden()
  }
})

/** Whether a press in the middle of an element reaches it. */
const isReachable = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}

test('the question about trackers covers neither what has the focus nor the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openHydrated(page, '/contact')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  const panel = page.getByRole('region', { name: 'May we count visits?' })
  await expect(panel).toBeFocused()
  const legal = page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy policy' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await legal.evaluate(isReachable)).toBe(true)
  for (const label of ['Phone', 'Business name']) {
    const field = page.getByRole('main').getByLabel(label).first()
    await page.evaluate(() => scrollTo(0, 0))
    await field.focus()
    expect(await field.evaluate(isReachable), label).toBe(true)
  }
  await panel.getByRole('button', { name: 'No, thanks' }).press('Escape')
  await expect(panel).toHaveCount(0)
})

test('the menu of the services that the pointer has opened closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, '/about')
  const button = page.getByRole('button', { name: 'Services' }).first()
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the way out of an empty list passes the focus on', async ({ page }) => {
  for (const [path, name] of [
    ['/store?q=zzqq', 'Clear Filters'],
    ['/blog?q=zzqqzz', 'All posts'],
  ] as const) {
    await openHydrated(page, path)
    const way = page.getByRole('main').locator('.empty-state').locator('a, button', { hasText: name })
    await way.press('Enter')
    await expect(way).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.tagName), path).not.toBe('BODY')
  }
})

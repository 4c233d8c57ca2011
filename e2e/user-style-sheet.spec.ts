import { changeManagedBooking } from '@beacon/contract/booking'
import { submitLead } from '@beacon/contract/leads'
import type { Locator, Page } from '@playwright/test'
import {
  bookAndReadMail,
  cardOf,
  fillIn,
  freeSlot,
  guest,
  linkTo,
  paymentOf,
  submit,
} from './support/bookings.ts'
import {
  ASKS_BANK,
  buyer,
  buyLocal,
  fillIn as fillInOrder,
  modal,
  orderOf,
  putInCart,
  toPayment,
} from './support/checkout.ts'
import { alive, expect, leansOver, test } from './support/test.ts'

const WIDTH = 390
test.use({ viewport: { width: WIDTH, height: 844 } })

/** Text at twice the size by the reader's own style sheet, which no media query reports. */
const TWICE_THE_SIZE = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets.push(sheet)
})()`

async function openEnlarged(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(1, 1)
  await alive(page)
  await page.evaluate(TWICE_THE_SIZE)
}

/** By how much something scrolls sideways; 0 is right. */
const sidewaysOverflow = (part: Locator) => part.evaluate((box) => box.scrollWidth - box.clientWidth)

/** The right edge of an element. */
async function rightEdge(part: Locator): Promise<number> {
  const { x = 0, width = WIDTH } = (await part.boundingBox()) ?? {}
  return x + width
}

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/restaurant-calculator',
  '/booking',
  '/store',
  '/store/product/067e489e0b4ccad02dbc3a4c',
]

for (const path of PAGES) {
  test(`with a user style sheet that enlarges text no word of ${path} is cut off`, async ({ page }) => {
    await openEnlarged(page, path)
    await expect.poll(() => leansOver(page)).toBe(0)
  })
}

test('the calculator’s chart keeps its labels within the window', async ({ page }) => {
  await openEnlarged(page, '/restaurant-calculator')
  const light = page.getByText('Paid back', { exact: true })
  await expect.poll(() => rightEdge(light)).toBeLessThan(WIDTH)
  await expect(light).toHaveCSS('font-size', '30px')
})

test('a product’s docked button stays in place, with the heart beside it', async ({ page }) => {
  await openEnlarged(page, '/store/product/red-nun-pin')
  const main = page.getByRole('main')
  const heart = main.getByRole('button', { name: 'Favorite Red Nun Pin' })
  await expect.poll(() => rightEdge(heart)).toBeLessThan(WIDTH)
  await expect.poll(() => rightEdge(main.getByRole('button', { name: 'Add to Cart' }))).toBeLessThan(WIDTH)
})

test('a product in the store is below its picture, and the menu button is visible', async ({ page }) => {
  await openEnlarged(page, '/store')
  await expect
    .poll(() => rightEdge(page.getByRole('button', { name: 'Menu', exact: true })))
    .toBeLessThan(WIDTH)
  const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
  const picture = await card.getByRole('presentation').first().boundingBox()
  const name = await card.getByRole('heading').boundingBox()
  expect(name?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
})

test('an order fits the window, for its buyer and in the back office', async ({ admin: page, adminApi }) => {
  const { email } = await buyLocal(page, 'Red Nun Pin')
  const { id, link, number } = await orderOf(adminApi, email)
  const { pathname, search } = new URL(link)
  await openEnlarged(page, pathname + search)
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect.poll(() => leansOver(page)).toBe(0)
  await openEnlarged(page, `/admin/orders?order=${id}`)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect.poll(() => leansOver(page)).toBe(0)
})

test('a cancelled booking’s state fits the window', async ({ page, request, mailbox }) => {
  const { link } = await bookAndReadMail(request, mailbox)
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const answer = await request.post(changeManagedBooking.path, {
    params: { token: token ?? '' },
    data: { action: 'cancel' },
  })
  expect(answer.status()).toBe(200)
  await openEnlarged(page, link)
  await expect.poll(() => rightEdge(page.getByText('Canceled', { exact: true }))).toBeLessThan(WIDTH)
})

for (const [path, shown] of [
  ['/admin/bookings?view=calendar', 'Holidays that can be booked'],
  ['/admin/products?product=red-nun-pin', 'Red Nun Pin'],
] as const) {
  test(`no word of ${path} is cut off in the back office either`, async ({ admin }) => {
    await openEnlarged(admin, path)
    await expect(admin.getByRole('heading', { name: shown })).toBeVisible()
    await expect.poll(() => leansOver(admin)).toBe(0)
  })
}

test('the 3-D Secure prompt has its text and its close button within its dialog', async ({
  page,
  request,
}) => {
  await openEnlarged(page, linkTo('ppc-review', await freeSlot(request, 'ppc-review')))
  await fillIn(page, guest())
  await submit(page).press('Enter')
  await paymentOf(page).getByRole('button', { name: ASKS_BANK }).press('Enter')
  await paymentOf(page)
    .getByRole('button', { name: /^Pay \$/ })
    .press('Enter')
  const question = page.getByRole('dialog', { name: 'Your bank asks' })
  await expect.poll(() => sidewaysOverflow(question)).toBe(0)
})

test('the fields of checkout and payment fit the window and the dialog', async ({ page }) => {
  await putInCart(page, 'Red Nun Pin')
  await openEnlarged(page, '/checkout')
  await fillInOrder(page, buyer())
  await expect.poll(() => leansOver(page)).toBe(0)
  await toPayment(page)
  await expect(modal(page).getByLabel('Card number')).toBeVisible()
  await expect.poll(() => sidewaysOverflow(modal(page))).toBe(0)
  const [expiry, code] = [modal(page).getByLabel('Expiration date'), modal(page).getByLabel('Security code')]
  const above = await expiry.boundingBox()
  expect((await code.boundingBox())?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
})

test('the dialog that moves a booking is as wide as its fields', async ({ admin, request, mailbox }) => {
  const { name, email } = await bookAndReadMail(request, mailbox)
  await openEnlarged(admin, `/admin/bookings?search=${encodeURIComponent(email)}`)
  await cardOf(admin, name).getByRole('button', { name: 'Move' }).press('Enter')
  await expect.poll(() => sidewaysOverflow(admin.getByRole('dialog'))).toBe(0)
})

test('names and addresses in the back office’s lists are not cut off', async ({
  admin,
  request,
  mailbox,
}) => {
  const name = `Donaudampfschifffahrtsgesellschaft ${crypto.randomUUID().slice(0, 8)}`
  const email = `${crypto.randomUUID()}@a-house-of-a-long-name.example`
  const sent = await request.post(submitLead.path, { data: { name, email, message: 'Please call.' } })
  expect(sent.ok()).toBe(true)
  await mailbox.waitFor({ to: email })
  const { name: buyerName } = await buyLocal(admin, 'Red Nun Pin')
  for (const [screen, words] of [
    ['leads', name],
    ['mailbox', `To ${email}`],
    ['orders', buyerName],
  ] as const) {
    await openEnlarged(admin, `/admin/${screen}`)
    const line = admin.getByRole('main').getByText(words, { exact: true })
    await expect(line, screen).toBeVisible()
    await expect.poll(() => sidewaysOverflow(line), screen).toBe(0)
  }
})

test('the chat’s name is unbroken, its text within its window, and the messages have room', async ({
  page,
}) => {
  await openEnlarged(page, '/about')
  await page.getByRole('button', { name: 'Chat with our assistant' }).press('Enter')
  const chat = page.getByRole('dialog', { name: 'Assistant' })
  await expect.poll(() => sidewaysOverflow(chat)).toBe(0)
  const name = chat.getByRole('heading', { name: 'Assistant' })
  expect(
    await name.evaluate((heading) => heading.getClientRects().length && heading.clientHeight),
  ).toBeLessThan(60)
  const log = await chat.getByRole('log').boundingBox()
  expect(log?.height).toBeGreaterThan(844 / 3)
})

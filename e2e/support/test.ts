import AxeBuilder from '@axe-core/playwright'
import { signIn } from '@beacon/contract/admin-session'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { administrator } from './addresses.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { createStandIns, type StandIns } from './stand-ins.ts'

interface Fixtures {
  /** Console errors that the test expects: `test.use({ expectedErrors: [/status of 409/] })`. */
  expectedErrors: RegExp[]
  /** Fails the test on any other console error or warning, and on every uncaught page error. */
  consoleWatch: undefined
  /** Whether the lead popup may open, which most tests do not want: `test.use({ popup: true })`. */
  popup: boolean
  /** Marks the popup as just dismissed. */
  popupQuiet: undefined
  /** A page of the signed-in administrator. */
  admin: Page
  /** The mails that the product has sent, in the `demo` project. */
  mailbox: Mailbox
  /** The providers, in the `faults` project; faults are cleared after every test. */
  standIns: StandIns
}

interface WorkerFixtures {
  /** The administrator's request context. */
  adminApi: APIRequestContext
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  consoleWatch: [
    async ({ context, expectedErrors }, use) => {
      const said: string[] = []
      const hear = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) said.push(text)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) hear(message.text())
      })
      context.on('weberror', (error) => hear(String(error.error())))
      await use(undefined)
      expect(said, 'nothing unexpected on the console').toEqual([])
    },
    { auto: true },
  ],

  popup: [false, { option: true }],

  popupQuiet: [
    async ({ context, popup }, use) => {
      if (!popup)
        await context.addInitScript(
          "if (origin !== 'null') localStorage.setItem('popup-closed-at', String(Date.now()))",
        )
      await use(undefined)
    },
    { auto: true },
  ],

  adminApi: [
    async ({ playwright }, use, { project }) => {
      const api = await playwright.request.newContext({ baseURL: project.use.baseURL })
      const answer = await api.post(signIn.path, { data: administrator })
      expect(answer.status(), 'the administrator signs in').toBe(200)
      await use(api)
      await api.dispose()
    },
    { scope: 'worker' },
  ],

  admin: async ({ context, page, adminApi }, use) => {
    const { cookies } = await adminApi.storageState()
    await context.addCookies(cookies)
    await use(page)
  },

  mailbox: async ({ adminApi }, use) => use(createMailbox(adminApi)),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  standIns: async ({}, use) => {
    const standIns = createStandIns()
    await use(standIns)
    await standIns.clearFaults()
  },
})

export { expect } from '@playwright/test'

/** Waits for hydration: before that, the browser handles clicks natively. */
export const alive = (page: Page) => expect.poll(() => page.evaluate('window.earlyClick')).toBe(null)

/**
 * By how much the page is wider than its window; 0 is right. Measured on the body, which clips, so that the document
 * never overflows.
 */
export const leansOver = (page: Page) =>
  page.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth)

/** Expects no serious or critical accessibility violation on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
  expect(grave, 'no serious or critical finding of axe').toEqual([])
}

/** Sets the theme of every page opened from now on, as if the visitor had chosen it. */
export async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript(`document.cookie = 'theme=${theme}; path=/'`)
}

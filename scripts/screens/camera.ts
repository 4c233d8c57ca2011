import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { signIn } from '../../packages/contract/src/admin-session.ts'
import { administrator } from '../lib/api-server.ts'
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts'
import { needsSignIn } from './routes.ts'

export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024 }
const WIDE_HEIGHT = 900
const SETTLE_MS = 300
const LOAD_PICTURES = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager'
  return image.decode().catch(() => {})
})).then(() => {})`

const LAY_OUT_EVERYTHING = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
})()`

export interface Shot {
  route: string
  width: number
  theme: Theme
}

export interface Camera {
  browser: Browser
  /** Opens a page as it looks once everything has arrived and stands still. */
  open(shot: Shot): Promise<Page>
  close(): Promise<void>
}

/** A browser that looks at one website, signed in where that is needed, without motion. */
export async function openCamera(executablePath: string, url: string): Promise<Camera> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const contexts = new Map<string, BrowserContext>()
  const cookies = await signedInCookies(browser, url)

  async function contextFor({ route, width, theme }: Shot): Promise<BrowserContext> {
    const isSignedIn = needsSignIn(route)
    const key = `${width} ${theme} ${isSignedIn}`
    const known = contexts.get(key)
    if (known) return known
    const viewport = { width, height: HEIGHTS[width] ?? WIDE_HEIGHT }
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    if (isSignedIn) await context.addCookies(cookies)
    // Closed a moment ago: the popup stays away.
    await context.addInitScript(
      `document.cookie = 'theme=${theme}; path=/'; localStorage.setItem('popup-closed-at', String(Date.now()))`,
    )
    contexts.set(key, context)
    return context
  }

  return {
    browser,
    async open(shot) {
      const page = await (await contextFor(shot)).newPage()
      await page.goto(shot.route, { waitUntil: 'networkidle' })
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      // A sign of life brings the whole style sheet; a picture of full length shows what is lazy, too.
      await page.mouse.move(1, 1)
      await page.evaluate(LAY_OUT_EVERYTHING)
      await page.evaluate(LOAD_PICTURES)
      await page.evaluate('document.fonts.ready.then(() => {})')
      await wait(SETTLE_MS)
      return page
    },
    close: () => browser.close(),
  }
}

async function signedInCookies(browser: Browser, url: string) {
  const context = await browser.newContext()
  const answer = await context.request.post(url + signIn.path, { data: administrator })
  if (!answer.ok()) throw new Error(`The administrator could not sign in: ${answer.status()}`)
  const { cookies } = await context.storageState()
  await context.close()
  return cookies
}

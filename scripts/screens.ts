/**
 * Pictures of every page, for our own eyes: full length, at three widths in both themes, and a contact sheet for each
 * width and theme, in `.screens/`. The production build in demo mode, with a few leads.
 *
 *   pnpm screens [--routes /,/contact] [--widths 390,768,1440] [--themes dark,light]
 *   pnpm screens --readme      the first screens that the README shows, into docs/pictures/
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { ensureBrowser } from './lib/browser.ts'
import { startWebsite } from './lib/website.ts'
import { type Camera, openCamera, type Shot, THEMES, type Theme } from './screens/camera.ts'
import { type Picture, sheetFile, writeContactSheet } from './screens/contact-sheet.ts'
import { fillDemoBusiness } from './screens/demo-business.ts'
import { sendDemoLeads } from './screens/demo-leads.ts'
import { allRoutes, nameOf } from './screens/routes.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const FOLDER = join(ROOT, '.screens')
const README_FOLDER = join(ROOT, 'docs/pictures')
const README_BYTES = 250_000
const QUALITIES = [85, 75, 65, 50, 35]

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    widths: { type: 'string', default: '390,768,1440' },
    themes: { type: 'string', default: THEMES.join(',') },
    readme: { type: 'boolean', default: false },
  },
})

const browser = ensureBrowser()
const website = await startWebsite()
const lastLead = await sendDemoLeads(website.url)
await fillDemoBusiness(website.url)
const camera = await openCamera(browser, website.url)
await (values.readme ? takeReadmePictures() : takeEverything(camera))
await camera.close()
await website.stop()

async function takeEverything(camera: Camera): Promise<void> {
  const routes = values.routes?.split(',') ?? allRoutes()
  rmSync(FOLDER, { recursive: true, force: true })
  for (const theme of values.themes.split(',') as Theme[]) {
    for (const width of values.widths.split(',').map(Number)) {
      const folder = join(FOLDER, `${theme}-${width}`)
      mkdirSync(folder, { recursive: true })
      const pictures: Picture[] = []
      for (const route of routes) {
        const file = join(folder, `${nameOf(route)}.png`)
        await takePicture({ route, width, theme }, (page) => page.screenshot({ path: file, fullPage: true }))
        pictures.push({ file, caption: route })
      }
      const file = sheetFile(FOLDER, theme, width)
      await writeContactSheet(camera.browser, { pictures, width, file })
      console.log(`${pictures.length} pictures on ${file}`)
    }
  }
}

async function takeReadmePictures(): Promise<void> {
  const shots: Shot[] = [
    { route: '/', width: 1440, theme: 'dark' },
    { route: '/contact', width: 1440, theme: 'light' },
    { route: '/store', width: 1440, theme: 'dark' },
    { route: '/booking', width: 1440, theme: 'light' },
    { route: '/blog/two-second-website', width: 1440, theme: 'dark' },
    { route: `/admin/leads?lead=${lastLead}`, width: 1440, theme: 'dark' },
    { route: '/admin', width: 1440, theme: 'light' },
  ]
  mkdirSync(README_FOLDER, { recursive: true })
  for (const shot of shots) {
    const file = join(README_FOLDER, `${nameOf(shot.route)}-${shot.width}-${shot.theme}.jpg`)
    const picture = await takePicture(shot, smallJpeg)
    writeFileSync(file, picture)
    console.log(`${file}: ${Math.round(picture.length / 1000)} kB`)
  }
}

async function takePicture(shot: Shot, take: (page: Page) => Promise<Buffer>): Promise<Buffer> {
  const page = await camera.open(shot)
  try {
    return await take(page)
  } finally {
    await page.close()
  }
}

/** The first screen, at the best quality that fits. */
async function smallJpeg(page: Page): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality })
    if (picture.length <= README_BYTES) return picture
  }
  throw new Error(`${page.url()} does not fit into ${README_BYTES / 1000} kB.`)
}

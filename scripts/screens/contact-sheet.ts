import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

const SHEET_WIDTH = 2400
const COLUMNS: Record<number, number> = { 390: 10, 768: 8 }
const WIDE_COLUMNS = 6

export interface Picture {
  file: string
  caption: string
}

/** Lays pictures of one width out on one sheet. */
export async function writeContactSheet(
  browser: Browser,
  { pictures, width, file }: { pictures: readonly Picture[]; width: number; file: string },
): Promise<void> {
  const columns = Math.min(pictures.length, COLUMNS[width] ?? WIDE_COLUMNS)
  const figures = pictures.map(
    (picture) =>
      `<figure><img src="${pathToFileURL(picture.file)}" alt=""><figcaption>${picture.caption}</figcaption></figure>`,
  )
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; columns: ${columns}; column-gap: 16px; background: #777; font: 16px system-ui; }
    figure { margin: 0 0 16px; break-inside: avoid; background: #fff; }
    img { display: block; width: 100%; }
    figcaption { padding: 4px 8px; overflow-wrap: anywhere; }
  </style>${figures.join('')}`
  const source = `${file}.html`
  await writeFile(source, html)
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } })
  await page.goto(String(pathToFileURL(source)), { waitUntil: 'load' })
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  await rm(source)
}

/** The sheet of one theme and width, in pixels. */
export const sheetFile = (folder: string, theme: string, width: number): string =>
  join(folder, `sheet-${theme}-${width}.png`)

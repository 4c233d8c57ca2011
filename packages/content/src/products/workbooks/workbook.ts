import { agency } from '../../agency.ts'

/** A course as a workbook: pages to read, to tick and to fill in, made to be printed. */
export interface Workbook {
  title: string
  /** What it takes, in one sentence. */
  intro: string
  pages: readonly WorkbookPage[]
}

interface WorkbookPage {
  title: string
  /** Why, in two or three sentences. */
  text: string
  /** What to do, each with a box to tick. */
  steps: readonly string[]
  /** Questions with a line to write on. */
  lines?: readonly string[]
}

const STYLE = `
  body { font: 17px/1.55 system-ui, sans-serif; color: #13283a; max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem }
  h1 { font-size: 2.2rem; line-height: 1.1; letter-spacing: -.02em; margin: 0 0 .5rem; text-wrap: balance }
  h2 { font-size: 1.35rem; margin: 0 0 .4rem }
  header { border-bottom: 6px solid #ffb133; padding-bottom: 1.5rem; margin-bottom: 2rem }
  section { border-top: 1px solid #9fb8bb; padding: 1.4rem 0; break-inside: avoid }
  ul { list-style: none; padding: 0 }
  li { padding-left: 2rem; text-indent: -2rem; margin: .5rem 0 }
  li::before { content: ''; display: inline-block; width: .85rem; height: .85rem; border: 2px solid #13283a; border-radius: 2px; margin-right: .9rem; vertical-align: -.08em }
  .line { border-bottom: 1px solid #13283a; min-height: 2.6rem; color: #4a6172; font-size: .85rem }
  footer { border-top: 1px solid #9fb8bb; padding-top: 1rem; color: #4a6172; font-size: .9rem }
`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The workbook as one file without anything from outside: it opens anywhere and prints well. */
export function workbookHtml({ title, intro, pages }: Workbook): string {
  const sections = pages.map(
    (page, index) =>
      `<section><h2>${index + 1}. ${escapeHtml(page.title)}</h2><p>${escapeHtml(page.text)}</p><ul>${page.steps
        .map((step) => `<li>${escapeHtml(step)}</li>`)
        .join(
          '',
        )}</ul>${(page.lines ?? []).map((line) => `<p class="line">${escapeHtml(line)}</p>`).join('')}</section>`,
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    `<header><p>${escapeHtml(agency.name)}, ${agency.address.city}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p></header>`,
    ...sections,
    `<footer><p>Stuck? Write to ${agency.email} or call ${agency.phones.office.display}.</p></footer></body></html>`,
  ].join('\n')
}

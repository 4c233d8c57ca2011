/**
 * What a page costs a phone: Lighthouse (mobile, slow 4G, a slow processor) on pages of the production build, the median
 * of interleaved runs.
 *
 *   pnpm bench:pages [--pages /,/contact] [--runs 5]
 */
import { parseArgs } from 'node:util'
import { type PageRun, visit } from './bench/lighthouse.ts'
import { ensureBrowser } from './lib/browser.ts'
import { markdownTable, median } from './lib/table.ts'
import { startWebsite } from './lib/website.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '/,/contact' }, runs: { type: 'string', default: '5' } },
})
const pages = values.pages.split(',')
const rounds = Number(values.runs)

/** A browser that was started under load sometimes records nothing: then once more. */
const visitTwice = (url: string) => visit(url, browser).catch(() => visit(url, browser))

const browser = ensureBrowser()
const website = await startWebsite()
const runs = new Map<string, PageRun[]>(pages.map((page) => [page, []]))
for (let round = 0; round < rounds; round += 1) {
  for (const page of pages) runs.get(page)?.push(await visitTwice(website.url + page))
}
await website.stop()

console.log(`Lighthouse, mobile, median of ${rounds} interleaved runs.\n`)
console.log(markdownTable([...runs].map(([page, all]) => ({ page, ...medians(all) }))))
for (const [page, all] of runs) {
  const failing = new Set(all.flatMap((run) => run.failing))
  if (failing.size > 0) console.log(`\n${page} loses points for: ${[...failing].join(', ')}`)
}

function medians(all: readonly PageRun[]): Record<string, number> {
  const names = Object.keys(all[0]?.numbers ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(all.map(({ numbers }) => numbers[name] ?? Number.NaN))]),
  )
}

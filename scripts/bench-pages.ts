/**
 * What a page costs a phone: Lighthouse (mobile, slow 4G, a slow processor) on pages of the production build, the median
 * of interleaved runs, and which budgets they break.
 *
 *   pnpm bench:pages [--pages /,/contact | --all] [--runs 5]
 */
import { parseArgs } from 'node:util'
import { type PageRun, visit } from './bench/lighthouse.ts'
import { brokenBudgets } from './bench/page-budgets.ts'
import { ensureBrowser } from './lib/browser.ts'
import { markdownTable, median } from './lib/table.ts'
import { startWebsite } from './lib/website.ts'
import { indexedRoutes } from './screens/routes.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/contact' },
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
})
const rounds = Number(values.runs)

/** A browser that was started under load sometimes records nothing: then once more. */
const visitTwice = (url: string) => visit(url, browser).catch(() => visit(url, browser))

const browser = ensureBrowser()
const website = await startWebsite()
const pages = values.all ? indexedRoutes() : values.pages.split(',')
const runs = new Map<string, PageRun[]>(pages.map((page) => [page, []]))
// A browser's very first page also pays for what this machine reads for the first time.
await visitTwice(website.url)
for (let round = 0; round < rounds; round += 1) {
  for (const page of pages) runs.get(page)?.push(await visitTwice(website.url + page))
}
await website.stop()

console.log(`Lighthouse, mobile, median of ${rounds} interleaved runs.\n`)
const results = [...runs].map(([page, all]) => ({ page, numbers: medians(all) }))
console.log(markdownTable(results.map(({ page, numbers }) => ({ page, ...numbers }))))
const broken = results.flatMap(({ page, numbers }) => {
  const budgets = brokenBudgets(page, numbers)
  return budgets.length > 0 ? [`${page}: ${budgets.join(', ')}`] : []
})
console.log(`\n${broken.length > 0 ? `Over budget:\n${broken.join('\n')}` : 'Every page keeps its budgets.'}`)
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

import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts'
import { adopt } from '../lib/programs.ts'
import { newTempFolder, removeFolder } from '../lib/temp-folder.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const GOOD = 0.9

export interface PageRun {
  /** Scores 0 to 100, milliseconds, shift, kilobytes (1000 bytes over the wire, headers included), requests. */
  numbers: Record<string, number>
  /** Audits that cost points. */
  failing: string[]
}

/** One visit of Lighthouse on its simulated phone, in a browser of its own. */
export async function visit(url: string, chromePath: string): Promise<PageRun> {
  const userDataDir = newTempFolder('beacon-lighthouse-')
  const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS, userDataDir, logLevel: 'silent' })
  adopt(chrome.process)
  try {
    const options = { port: chrome.port, logLevel: 'silent' as const, onlyCategories: CATEGORIES }
    const lhr = (await lighthouse(url, options))?.lhr
    if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
    return { numbers: { ...scores(lhr), ...timings(lhr), ...weights(lhr) }, failing: failingAudits(lhr) }
  } finally {
    chrome.kill()
    removeFolder(userDataDir)
  }
}

function scores({ categories }: Result) {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  return {
    Perf: score('performance'),
    A11y: score('accessibility'),
    'Best pr.': score('best-practices'),
    SEO: score('seo'),
  }
}

function timings({ audits }: Result) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'SI ms': Math.round(value('speed-index')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

interface NetworkItem {
  url: string
  resourceType: string
  transferSize: number
}

function weights({ audits }: Result) {
  const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined
  const requests = (details?.items ?? []).filter(({ url }) => url.startsWith('http'))
  const kilobytes = (type?: string) => {
    const chosen = requests.filter(({ resourceType }) => !type || resourceType === type)
    return Number((chosen.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000).toFixed(1))
  }
  return {
    'Total kB': kilobytes(),
    'JS kB': kilobytes('Script'),
    'CSS kB': kilobytes('Stylesheet'),
    'HTML kB': kilobytes('Document'),
    'Img kB': kilobytes('Image'),
    'Font kB': kilobytes('Font'),
    Req: requests.length,
  }
}

function failingAudits({ categories, audits }: Result): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  const isFailing = (id: string) => (audits[id]?.score ?? 1) < GOOD
  return [...new Set(counted.map(({ id }) => id).filter(isFailing))]
}

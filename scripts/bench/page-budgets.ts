const EVERY_PAGE = { 'LCP ms': 1200, 'TBT ms': 50, CLS: 0.02 }
const HOME = { 'LCP ms': 1100, 'TBT ms': 30, CLS: 0.01, 'Total kB': 160, 'JS kB': 100, Req: 12 }
const SCORES = ['Perf', 'A11y', 'Best pr.', 'SEO']
const FULL_SCORE = 100
/** Shops and calendars are alive from the start. */
const PERFORMANCE_OF_TOOLS = 97
const TOOLS = /^\/(?:store|booking)(?:\/|$)/

/** Which budgets a page's medians break, in words; none for a page that keeps them all. */
export function brokenBudgets(page: string, numbers: Readonly<Record<string, number>>): string[] {
  const most = Object.entries(page === '/' ? HOME : EVERY_PAGE)
    .filter(([name, limit]) => (numbers[name] ?? Number.NaN) > limit)
    .map(([name, limit]) => `${name} over ${limit}`)
  const least = SCORES.filter((name) => (numbers[name] ?? Number.NaN) < leastScore(page, name)).map(
    (name) => `${name} under ${leastScore(page, name)}`,
  )
  return [...least, ...most]
}

const leastScore = (page: string, name: string) =>
  name === 'Perf' && TOOLS.test(page) ? PERFORMANCE_OF_TOOLS : FULL_SCORE

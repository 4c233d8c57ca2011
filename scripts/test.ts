/**
 * Every check: the build, which some tests start as a server of its own; the quick ones and the API tests; the browser
 * journeys, the short soak and the fsync count. Installs a browser when there is none. The last line is the sum:
 * `N passed, N failed`.
 */
import { apiTests, apiTestsOnPostgres, checkSteps } from './lib/check-steps.ts'
import { addUp, reportFile, runSteps, type Step } from './lib/steps.ts'

// The gate gives what a stalled machine broke a second try: e2e/playwright.config.ts and vitest.config.ts.
process.env.CI ||= 'true'

const playwrightReport = reportFile('playwright')

const build: Step = { name: 'build', args: ['scripts/build.ts'] }

const slowSteps: readonly Step[] = [
  {
    name: 'browser journeys',
    args: ['scripts/e2e.ts', '--no-build', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: { file: playwrightReport, read: readPlaywright },
  },
  { name: 'short soak', args: ['scripts/soak.ts', '--leads', '150', '--kills', '10'] },
  { name: 'fsync count', args: ['scripts/fsync-check.ts'] },
]

const results = [
  ...(await runSteps([build], 1)),
  ...(await runSteps([apiTests, apiTestsOnPostgres, ...checkSteps], 2)),
  ...(await runSteps(slowSteps, 1)),
]
const { passed, failed, skipped } = addUp(results)
process.exitCode = failed === 0 ? 0 : 1
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

function readPlaywright(text: string) {
  const { stats, errors } = JSON.parse(text) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    errors: unknown[]
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
  }
}

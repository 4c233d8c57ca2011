import { reportFile, type Step } from './steps.ts'

/** One run of Vitest over some of its projects, counted test by test. */
function vitest(name: string, ...projects: string[]): Step {
  const file = reportFile(`vitest-${projects[0]}`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters],
    report: { file, read: readVitest },
  }
}

/** The tests that start the real server, each one its own: they take longer than everything else here together. */
export const apiTests: Step = vitest('API tests', 'api')

/** The same tests on the other engine; skipped where no PostgreSQL can be had. */
export const apiTestsOnPostgres: Step = onPostgres(vitest('API tests on PostgreSQL', 'api'))

/** A step with a private server at TEST_DATABASE_URL. */
function onPostgres(step: Step): Step {
  const file = reportFile('vitest-api-postgres')
  const args = step.args.map((arg) => (arg.startsWith('--outputFile') ? `--outputFile.json=${file}` : arg))
  return { ...step, args: ['scripts/with-postgres.ts', ...args], report: { file, read: readVitest } }
}

/** Vitest leaves one core free by itself, which of two cores is half of them. */
function onEveryCore(step: Step): Step {
  return { ...step, args: [...step.args, '--maxWorkers=100%'] }
}

/** What is quick: no browser, no build, no server. */
export const checkSteps: readonly Step[] = [
  onEveryCore(vitest('unit tests', 'web', 'web-apart', 'packages', 'architecture', 'scripts')),
  { name: 'lockfile', args: ['scripts/check-lockfile.ts'] },
  {
    name: 'lint and format',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
  },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'types of the web app', args: ['node_modules/typescript/bin/tsc', '-p', 'apps/web'] },
  { name: 'types of the journeys', args: ['node_modules/typescript/bin/tsc', '-p', 'e2e'] },
]

function readVitest(text: string) {
  const report = JSON.parse(text) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  >
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

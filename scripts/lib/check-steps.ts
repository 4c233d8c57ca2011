import { reportFile, type Step } from './steps.ts'

const vitestReport = reportFile('vitest')

/** Everything that needs neither a browser nor a build. */
export const checkSteps: readonly Step[] = [
  {
    name: 'unit and API tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: { file: vitestReport, read: readVitest },
  },
  { name: 'lockfile', args: ['scripts/check-lockfile.ts'] },
  {
    name: 'lint and format',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
  },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'types of the web app', args: ['node_modules/typescript/bin/tsc', '-p', 'apps/web'] },
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

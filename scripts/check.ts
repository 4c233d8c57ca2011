/** The quick part of `pnpm test`: lockfile, lint and format, types, unit tests. Prints what failed. */
import { checkSteps } from './lib/check-steps.ts'
import { addUp, runSteps } from './lib/steps.ts'

const { passed, failed, skipped } = addUp(await runSteps(checkSteps, 2))
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * The browser journeys alone, against a fresh production build. What follows is passed to Playwright:
 *
 *   pnpm e2e [--no-build] [contact] [--project demo] [--headed]
 */
import { ensureBrowser } from './lib/browser.ts'
import { startProgram } from './lib/programs.ts'

const BUILD = ['scripts/build.ts']
const PLAYWRIGHT = [
  'e2e/node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
]

async function run(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  // Playwright stops its servers when it is interrupted, and only then.
  const options = { stdio: 'inherit', env, endSignal: 'SIGINT' } as const
  const { code } = await startProgram(process.execPath, args, options).ended
  return code ?? 1
}

async function main(args: readonly string[]): Promise<number> {
  const rest = args.filter((argument) => argument !== '--no-build')
  const built = args.includes('--no-build') ? 0 : await run(BUILD)
  return built || run([...PLAYWRIGHT, ...rest], { ...process.env, CHROME_PATH: ensureBrowser() })
}

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  return 1
})

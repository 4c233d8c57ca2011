import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_APPS = ['Google Chrome', 'Chromium']
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/**
 * The path of a Chromium or Chrome that starts: CHROME_PATH, an installed one, Playwright's own, or, as root on Debian,
 * the system's package; the last two are installed when they have to be.
 * @throws an Error that says how to help
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium or Chrome is installed; Playwright downloads one.')
  run(process.execPath, [playwrightCli(), 'install', 'chromium'])
  if (starts(chromium.executablePath())) return chromium.executablePath()
  if (isRootOnDebian()) {
    console.log('That one does not start here; installing the package chromium.')
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', 'chromium'])
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its path.')
}

function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH
  if (chosen && !starts(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not start.`)
  return chosen || [...installedPaths(), chromium.executablePath()].find(starts)
}

function installedPaths(): string[] {
  if (process.platform === 'darwin')
    return MAC_APPS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  if (process.platform === 'win32')
    return WINDOWS_FOLDERS.flatMap((name) => process.env[name] ?? []).map((folder) =>
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    )
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** A file that is there may still lack its libraries, or be a note that says where to get the real one. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  // NOTE: on Windows `--version` opens a window and prints nothing.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

const playwrightCli = () =>
  join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')

const isRootOnDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /\bdebian\b/.test(readFileSync('/etc/os-release', 'utf8'))

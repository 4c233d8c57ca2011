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

const DOCUMENTS = [
  ...['README.md', 'docs/architecture.md', 'docs/operations.md', 'docs/benchmarks.md'],
  ...decisions.map((name) => `${DECISIONS}/${name}`),
]

/** `rules/cart.ts` stands for `packages/rules/src/cart.ts`. */
const withoutSrc = (path: string): string => path.replace('/src/', '/')

test('every file named in a document exists', () => {
  const folders = ['apps', 'packages', 'e2e', 'scripts']
  const below = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const files = [...readdirSync(ROOT), ...below].map((path) => withoutSrc(`/${path}`))
  const missing = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/`([\w/.-]+\.(?:ts|tsx|mjs|css|sql))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !files.some((file) => file.endsWith(withoutSrc(`/${name}`))))
      .map((name) => `${document} names ${name}`),
  )
  expect(missing).toEqual([])
})

test('every decision that a document or the code names exists', () => {
  const sources = ['apps', 'packages', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|tsx|mjs|css|sql)$/.test(path) && !/node_modules|dist\//.test(path))
      .map((path) => `${folder}/${path}`),
  )
  const missing = [...DOCUMENTS, ...sources].flatMap((file) => {
    const text = read(file)
    const names = all(text, /decisions\/(\d{4}-[\w-]*(?:\.md)?)/g)
    const numbers = [...all(text, /\bdecision (\d+)/gi), ...all(text, /[ (](0\d{3})[,)]/g)]
    return [
      ...names.filter((name) => !decisions.includes(name)),
      ...numbers.filter(
        (number) => !decisions.some((name) => name.startsWith(`${number.padStart(4, '0')}-`)),
      ),
    ].map((named) => `${file} names ${named}`)
  })
  expect(missing).toEqual([])
})

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

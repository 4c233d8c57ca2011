import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { curations } from './apps/api/src/features/chat/curations.ts'

/**
 * A repeated group that reads one of its texts at once, and also in several repeats, takes twice the time for each
 * further one: `(?:my (?:\w+ )?|up )*` reads “my up ” in two ways, and a chat message of 168 characters stopped the
 * server for a second. Texts of each group are made here and tried; a way that none of them shows is not found.
 */

const ROOT = import.meta.dirname
const FOLDERS = ['apps/api/src', 'apps/web/src', 'packages']
const MOST_TEXTS = 300

interface Pattern {
  source: string
  flags: string
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path) && !/node_modules|dist/.test(path))
    .map((path) => join(folder, path)),
)

/** The regular expressions that a file spells out. */
function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  const program = parseAst(readFileSync(join(ROOT, file), 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
  })
  JSON.stringify(program, (key, value) => {
    if (key === 'regex') found.push({ source: value.pattern, flags: value.flags })
    return typeof value === 'bigint' ? null : value
  })
  return found
}

const CLASSES: Readonly<Record<string, string>> = { w: 'a', d: '1', s: ' ', b: '', B: '', p: 'a', n: '\n' }

/** Reads a pattern: texts that match it, and the groups that it repeats without end. */
function read({ source, flags }: Pattern): string[] {
  const ambiguous: string[] = []
  const words = [...new Set(source.match(/[a-z]{2,}/g))].slice(0, 20)
  let at = 0

  /** Up to the end, or the bracket that closes it. */
  function readAlternatives(): string[] {
    const all: string[] = []
    let texts = ['']
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        all.push(...texts)
        texts = ['']
        at += 1
      } else {
        const next = readRepeated()
        texts = texts.flatMap((text) => next.map((more) => text + more)).slice(0, MOST_TEXTS)
      }
    }
    return [...all, ...texts].slice(0, MOST_TEXTS)
  }

  function readRepeated(): string[] {
    const from = at
    const isAny = /^(?:\\[wS]|\[|\.)/.test(source.slice(at))
    const once = readOne()
    const body = source.slice(from, at)
    const [sign = ''] = /^(?:[*+?]|\{\d+(?:,\d*)?\})?/.exec(source.slice(at)) ?? []
    at += sign.length
    if (sign !== '' && source[at] === '?') at += 1
    const isEndless = /^(?:[*+]|\{\d+,\})$/.test(sign)
    if (isEndless && body.startsWith('(') && isReadTwice(body, once)) ambiguous.push(body + sign)
    const some = isAny && isEndless ? [...once, ...words] : once
    return /^(?:[*?]|\{0)/.test(sign) ? ['', ...some] : some
  }

  function readOne(): string[] {
    const sign = source[at] ?? ''
    at += 1
    if (sign === '(') return readGroup()
    if (sign === '[') return readClass()
    if (sign === '\\') return readEscape()
    if (sign === '^' || sign === '$') return ['']
    return [sign === '.' ? 'a' : sign]
  }

  function readGroup(): string[] {
    const [mark = ''] = /^(?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at)) ?? []
    at += mark.length
    const texts = readAlternatives()
    at += 1
    return /[=!]/.test(mark) ? [''] : texts
  }

  function readEscape(): string[] {
    const letter = source[at] ?? ''
    const [more = ''] = /^(?:\{[^}]*\})?/.exec(/[pP]/.test(letter) ? source.slice(at + 1) : '') ?? []
    at += 1 + more.length
    return [CLASSES[letter] ?? letter]
  }

  /** One of its characters; of an inverted one, a letter. */
  function readClass(): string[] {
    const isInverted = source[at] === '^'
    if (isInverted) at += 1
    const sign = source[at] ?? ''
    at += 1
    const [first = ''] = sign === '\\' ? readEscape() : [sign]
    while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
    at += 1
    return [isInverted ? 'a' : first]
  }

  function isReadTwice(group: string, texts: readonly string[]): boolean {
    const [once, twice] = [new RegExp(`^${group}$`, flags), new RegExp(`^${group}{2}(?:${group})*$`, flags)]
    return texts.some((text) => text !== '' && once.test(text) && twice.test(text))
  }

  readAlternatives()
  return ambiguous
}

test('a group that reads its text in two ways is found, one that does not is not', () => {
  const groupsOf = (pattern: RegExp) => read(pattern)
  expect(groupsOf(/pick (?:it |my (?:\w+ )?|up )*up/)).toEqual(['(?:it |my (?:\\w+ )?|up )*'])
  expect(groupsOf(/^(?: (?:there|to you|all|to you all))*$/)).toEqual([
    '(?: (?:there|to you|all|to you all))*',
  ])
  expect(groupsOf(/^(?:(?:hi|hello) )*(?:there|[a-z]+!)+$/)).toEqual([])
})

test('no repeated group of a regular expression reads a text in two ways', () => {
  const spelled = files.flatMap((file) => patternsOf(file).map((pattern) => ({ file, pattern })))
  const put = curations.map(([name, pattern]) => ({ file: `curation ${name}`, pattern }))
  const found = [...spelled, ...put].flatMap(({ file, pattern }) =>
    read(pattern).map((group) => `${file}: ${group}`),
  )
  expect(spelled.length).toBeGreaterThan(500)
  expect([...new Set(found)]).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { agency } from './packages/content/src/agency.ts'
import { paths } from './packages/rules/src/paths.ts'

/**
 * The import directions of docs/architecture.md. A new one is a decision: change the document first, then the
 * table below.
 */

const ROOT = import.meta.dirname
const PACKAGES = ['packages/contract', 'packages/rules', 'packages/content']

interface Module {
  /** The module's files: a path, in which `*` stands for one name. */
  files: string
  /** The paths that they may import besides their own module. */
  may: readonly string[]
  /** Why no others, and where the code belongs instead. */
  why: string
}

/** A file belongs to the first module that matches. */
const modules: readonly Module[] = [
  {
    files: 'packages/contract/',
    may: [],
    why: 'The contract is read by everybody, so it knows nobody. What decides something belongs in packages/rules.',
  },
  {
    files: 'packages/rules/',
    may: ['packages/contract'],
    why: 'Rules are pure: what they need comes in as an argument. Texts and prices belong in packages/content.',
  },
  {
    files: 'packages/content/',
    may: ['packages/rules', 'packages/contract'],
    why: 'Content is what the owner edits; code that uses it belongs in an application.',
  },
  {
    files: 'packages/stand-ins/',
    may: [],
    why: 'A stand-in speaks the vendor’s protocol and knows nothing of this project, or it would hide our mistakes.',
  },
  {
    files: 'apps/api/src/db/',
    may: ['packages/contract'],
    why: 'The database layer serves the features. A query with a meaning belongs in the feature’s store.ts.',
  },
  {
    files: 'apps/api/src/providers/',
    may: [
      'packages/contract',
      'apps/api/src/outbox/job-error.ts',
      'apps/api/src/payments/payment-failure.ts',
    ],
    why: 'A provider is one vendor in our words, without a business rule: that belongs in a feature.',
  },
  {
    files: 'apps/api/src/outbox/',
    may: ['packages/contract', 'apps/api/src/db', 'apps/api/src/clock.ts'],
    why: 'The outbox runs jobs without knowing what they do: a handler belongs in its feature’s jobs.ts.',
  },
  {
    files: 'apps/api/src/mail/',
    may: [
      'packages/content',
      'packages/rules/src/no-wrap.ts',
      'apps/api/src/html.ts',
      'apps/api/src/outbox/attempt.ts',
      'apps/api/src/providers/mailer.ts',
    ],
    why: 'Layout and sending are the same for every email: words belong in a feature’s emails.ts.',
  },
  {
    files: 'apps/api/src/payments/',
    may: ['packages/contract', 'apps/api/src/db', 'apps/api/src/outbox/job-error.ts'],
    why: 'The interface between payments and what is paid for: what either does belongs in its feature.',
  },
  {
    files: 'apps/api/src/personal-data/',
    may: [
      'packages/contract',
      'packages/content/src/retention.ts',
      'apps/api/src/db',
      'apps/api/src/clock.ts',
      'apps/api/src/http/private-links.ts',
    ],
    why: 'The interface of every feature that stores personal data: what it stores, and how it is erased, belongs in the feature.',
  },
  {
    files: 'apps/api/src/stock/',
    may: ['packages/contract', 'apps/api/src/db'],
    why: 'The interface between the catalog and orders: what either does belongs in its feature.',
  },
  {
    files: 'apps/api/src/sync/',
    may: ['packages/contract', 'apps/api/src/db', 'apps/api/src/clock.ts', 'apps/api/src/providers'],
    why: 'A copy from outside is all or nothing here, whatever it holds: what it holds belongs in its feature.',
  },
  {
    files: 'apps/api/src/pictures/',
    may: [
      'apps/api/src/db',
      'apps/api/src/clock.ts',
      'apps/api/src/http/headers.ts',
      'apps/api/src/http/errors.ts',
      'apps/api/src/http/bounded-queue.ts',
    ],
    why: 'Copies of pictures know no post and no product: what a picture is for belongs in its feature.',
  },
  {
    files: 'apps/api/src/http/',
    may: [
      ...PACKAGES,
      'apps/api/src/db',
      'apps/api/src/outbox',
      'apps/api/src/clock.ts',
      'apps/api/src/config.ts',
      'apps/api/src/html.ts',
      'apps/api/src/metrics.ts',
    ],
    why: 'http/ is what no feature owns. What only one feature needs belongs in its routes.ts.',
  },
  {
    files: 'apps/api/src/features/*/',
    may: [
      ...PACKAGES,
      'apps/api/src/db',
      'apps/api/src/outbox',
      'apps/api/src/http',
      'apps/api/src/mail',
      'apps/api/src/providers',
      'apps/api/src/payments',
      'apps/api/src/stock',
      'apps/api/src/personal-data',
      'apps/api/src/sync',
      'apps/api/src/pictures',
      'apps/api/src/clock.ts',
      'apps/api/src/config.ts',
      'apps/api/src/html.ts',
      'apps/api/src/lifecycle.ts',
    ],
    why: 'A feature imports no other feature: what two share belongs in packages/rules, db/, outbox/ or http/.',
  },
  {
    files: 'apps/api/src/',
    may: [
      ...PACKAGES,
      'packages/stand-ins/src/mail-server.ts',
      'packages/stand-ins/src/notion-server.ts',
      'packages/stand-ins/src/printify-server.ts',
      'packages/stand-ins/src/stripe-server.ts',
    ],
    why: 'The API is put together in deps.ts and app.ts; it never needs the web application’s source.',
  },
  {
    files: 'apps/web/src/ui/',
    may: [],
    why: 'The design system could ship in another product: pass a value in, or move the component to its feature.',
  },
  {
    files: 'apps/web/src/lib/',
    may: ['packages/contract', 'packages/content', 'apps/web/src/page-data.ts'],
    why: 'lib/ knows no feature: what belongs to one goes there.',
  },
  {
    files: 'apps/web/src/features/*/',
    may: [
      ...PACKAGES,
      'apps/web/src/ui',
      'apps/web/src/lib',
      'apps/web/src/paths.ts',
      'apps/web/src/page-data.ts',
      'apps/web/src/features/*/index.ts',
    ],
    why: 'A feature reaches another one only through its index.ts; pages put features together.',
  },
  {
    files: 'apps/web/',
    may: PACKAGES,
    why: 'The browser speaks to the API through packages/contract, and to no stand-in.',
  },
  {
    files: 'e2e/',
    may: [...PACKAGES, 'packages/stand-ins', 'scripts/lib'],
    why: 'Journeys use the product as a visitor does: through the browser and the stand-ins.',
  },
]

/** A vendor's library is imported in one file only, so that it can be replaced there. */
const owners: Record<string, string> = {
  '@notionhq/client': 'apps/api/src/providers/notion-client.ts',
  nodemailer: 'apps/api/src/providers/mailer.ts',
  stripe: 'apps/api/src/providers/stripe.ts',
  'better-sqlite3': 'apps/api/src/db/sqlite.ts',
  pg: 'apps/api/src/db/postgres.ts',
  cockatiel: 'apps/api/src/providers/breaker.ts',
  pino: 'apps/api/src/log.ts',
  'prom-client': 'apps/api/src/metrics.ts',
  sharp: 'apps/api/src/pictures/sharp.ts',
}

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const files = ['apps', 'packages', 'e2e', 'scripts'].flatMap(sourceFiles)
const textOf = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$|^apps\/api\/test\/|\/testing\.tsx?$/.test(file)
const production = files.filter((file) => !isTest(file))

const IMPORT = /(?:^|\n)\s*(import|export)\s(?:([^'";]*?)\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/g

interface Import {
  specifier: string
  /** The path inside the project; undefined for a package from the registry. */
  target: string | undefined
  isTypeOnly: boolean
  /** The imported names; undefined for a file that is imported as a whole. */
  names: string[] | undefined
}

function importsOf(file: string): Import[] {
  return [...(textOf.get(file) ?? '').matchAll(IMPORT)].map((match) => {
    const specifier = match[3] ?? match[4] ?? ''
    const clause = match[2] ?? ''
    return {
      specifier,
      target: targetOf(file, specifier),
      isTypeOnly: /^type\s/.test(clause),
      names: clause.includes('{') ? wordsOf(clause) : undefined,
    }
  })
}

const wordsOf = (text = ''): string[] => text.match(/\w+/g) ?? []

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(file), specifier))
  const [, name, path] = /^@beacon\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return name && `packages/${name}/src/${path}.ts`
}

/** Whether a path is in a place: a file, a folder, or a pattern in which `*` stands for one name. */
function isIn(path: string, place: string): boolean {
  const pattern = place.replace(/[.]/g, '\\.').replace('*', '[^/]+').replace(/\/$/, '')
  return new RegExp(`^${pattern}(/|$)`).test(path)
}

/** The part of a path that a module's pattern matches: for `features/*`, the feature itself. */
function ownFolder(file: string, module: Module): string {
  return file
    .split('/')
    .slice(0, module.files.split('/').length - 1)
    .join('/')
}

function forbiddenImports(file: string): string[] {
  const module = modules.find(({ files: place }) => isIn(file, place))
  if (!module) return []
  const allowed = [ownFolder(file, module), ...module.may]
  return importsOf(file).flatMap(({ specifier, target }) => {
    if (target === undefined || allowed.some((place) => isIn(target, place))) return []
    return [`${file} imports ${specifier}. ${module.why}`]
  })
}

test('imports point in one direction', () => {
  expect(production.flatMap(forbiddenImports)).toEqual([])
})

/** What a module may import, by the names in docs/architecture.md. */
function namesOf(may: readonly string[]): string[] {
  const hasPackages = PACKAGES.every((place) => may.includes(place))
  const places = may.filter((place) => !hasPackages || !PACKAGES.includes(place))
  const names = places.map((place) =>
    place
      .replace(/^packages\/stand-ins\/.*/, 'stand-ins')
      .replace(/^packages\/|^apps\/(api|web)\/src\//, '')
      .replace(/\.ts$/, ''),
  )
  return [...new Set(hasPackages ? ['packages', ...names] : names)].sort()
}

test('docs/architecture.md names every module and its allowed imports', () => {
  const document = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const rows = document.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  for (const { files: place, may } of modules) {
    const row = rows.find(([, module]) => module === `\`${place.replace(/\/$/, '')}\``)
    const written = [...(row?.[3] ?? 'no such row: `?`').matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    expect(written.sort(), place).toEqual(namesOf(may))
  }
})

test('a package is imported by its name, so that its internals can move', () => {
  const crossing = files.flatMap((file) =>
    importsOf(file)
      .filter(
        ({ specifier, target = '' }) => specifier.startsWith('.') && packageOf(file) !== packageOf(target),
      )
      .filter(({ target = '' }) => packageOf(target).startsWith('packages/') && !file.startsWith('scripts/'))
      .map(({ specifier }) => `${file} imports ${specifier}: import @beacon/… instead.`),
  )
  expect(crossing).toEqual([])
})

/** The package or application that a file belongs to. */
const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/')

test('the web application never imports the API, nor the API the web application’s source', () => {
  const wrong = files
    .filter((file) => file.startsWith('apps/'))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target?.startsWith('apps/') && packageOf(target) !== packageOf(file))
        .map(
          ({ specifier }) =>
            `${file} imports ${specifier}. What both need belongs in packages/contract or rules.`,
        ),
    )
  expect(wrong).toEqual([])
})

test('a vendor’s library is imported in one file only', () => {
  const wrong = production
    .filter((file) => file.startsWith('apps/api/'))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ specifier }) => owners[Object.keys(owners).find((name) => isPackage(specifier, name)) ?? ''])
        .filter((owner) => owner !== undefined && owner !== file)
        .map(
          (owner) =>
            `${file} imports a vendor’s library: only ${owner} does, in our words for everybody else.`,
        ),
    )
  expect(wrong).toEqual([])
})

test('each of these files imports the library that it owns', () => {
  const idle = Object.entries(owners).filter(
    ([library, file]) => !importsOf(file).some(({ specifier }) => isPackage(specifier, library)),
  )
  expect(idle).toEqual([])
})

const isPackage = (specifier: string, name: string): boolean =>
  specifier === name || specifier.startsWith(`${name}/`)

test('there are no barrel files', () => {
  const isFeatureEntry = (file: string) => /^apps\/web\/src\/features\/[^/]+\/index\.ts$/.test(file)
  const barrels = files.filter((file) => /\/index\.tsx?$/.test(file) && !isFeatureEntry(file))
  const spread = files.filter((file) => /^export \*/m.test(textOf.get(file) ?? ''))
  expect([...barrels, ...spread]).toEqual([])
})

test('a feature imports only the types of a provider, and gets the provider from deps.ts', () => {
  const wrong = production
    .filter((file) => file.startsWith('apps/api/src/features/'))
    .flatMap((file) => importsOf(file).filter(({ target = '' }) => isIn(target, 'apps/api/src/providers')))
    .filter(({ isTypeOnly }) => !isTypeOnly)
  expect(wrong).toEqual([])
})

test('the environment is read only in main.ts, scripts and tool configuration', () => {
  const mayRead = (file: string) =>
    file === 'apps/api/src/main.ts' || /^(scripts|e2e|apps\/web\/vite)\/|\.config\.ts$/.test(file)
  const readers = production.filter((file) => !mayRead(file) && textOf.get(file)?.includes('process.env'))
  expect(readers.map((file) => `${file} reads the environment: take the setting from config.ts.`)).toEqual([])
})

/** A file's text without comments, and with `&amp;` decoded. */
const saidIn = (file: string): string =>
  (textOf.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').replaceAll('&amp;', '&')

test('what browsers run uses none of these, which some of early 2024 lack (`cssTarget` in vite.config.ts)', () => {
  const newer = /\b(?:withResolvers|groupBy|fromAsync|Promise\.try|URL\.parse|RegExp\.escape)\b/
  const found = files.filter(
    (file) =>
      /^(?:apps\/web\/src|packages\/(?:contract|rules|content))\//.test(file) &&
      !/\.test\.|src\/server\/|rules\/src\/site-search/.test(file) &&
      newer.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(found).toEqual([])
})

test('the agency’s name and address are written in packages/content only', () => {
  const words = [agency.shortName, agency.address.city, agency.address.street, agency.email]
  const wrong = production
    .filter((file) => /^apps\/[^/]+\/(src|vite)\//.test(file))
    .flatMap((file) => words.filter((word) => saidIn(file).includes(word)).map((word) => [file, word]))
  expect(
    wrong.map(
      ([file, word]) =>
        `${file} says “${word}”: build it from agency (packages/content/src/agency.ts), a title with titleOf, or move the sentence to packages/content.`,
    ),
  ).toEqual([])
})

/** The first parts of the pages' addresses: `about`, `booking`, … */
const pageNames = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .map((path) => path.split(/[/?]/)[1])
  .filter(Boolean)

test('addresses of pages are built in packages/rules/src/paths.ts only', () => {
  const built = new RegExp(`\`(\\$\\{[\\w.]*[uU]rl\\})?/(${[...new Set(pageNames)].join('|')})\\b`)
  const wrong = production.filter(
    (file) => /^(apps|packages)\/[^/]+\/src\//.test(file) && built.test(saidIn(file)),
  )
  expect(wrong).toEqual(['packages/rules/src/paths.ts'])
})

/** The exports that a script writes are not its own. */
const WRITES_SOURCE = ['apps/web/scripts/draw-chart.ts']
const EXPORT = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm

test('every export is imported by another file', () => {
  const imports = files.flatMap(importsOf)
  const read = new Set(imports.flatMap(({ target, names = [] }) => names.map((name) => `${target} ${name}`)))
  // What is imported as a whole may be handed on: nobody sees who reads what of it.
  const readAsWhole = new Set(imports.filter(({ names }) => !names).map(({ target }) => target))
  const idle = files
    .filter((file) => !readAsWhole.has(file) && !WRITES_SOURCE.includes(file))
    .flatMap((file) =>
      [...(textOf.get(file) ?? '').matchAll(EXPORT)]
        .filter(([, name]) => !read.has(`${file} ${name}`))
        .map(([, name]) => `${file} exports ${name}, and nobody imports it: take the word export away.`),
    )
  expect(idle).toEqual([])
})

/** A function at the top of a file, and what ends the line before it. */
const EXPORTED_FUNCTION =
  /(\*\/|)\n(?:\/\/.*\n)*export (?:default )?(?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=\n]+)? = (?:async )?(?:\w+ =>|\((?:[^()]|\([^()]*\))*\)(?:: [^=]+)? =>))/g

test('every exported function has a comment that says what its name and types do not', () => {
  const shipped = production.filter((file) => !file.startsWith('e2e/'))
  const bare = shipped.flatMap((file) =>
    [...`\n${textOf.get(file)}`.matchAll(EXPORTED_FUNCTION)]
      .filter(([, comment]) => comment === '')
      .map(([, , declared, assigned]) => `${file}: ${declared ?? assigned} has no doc comment.`),
  )
  expect(bare).toEqual([])
})

test('no API file has a vague name such as helpers or utils', () => {
  const vague = files.filter((file) =>
    /^apps\/api\/.*\/(helpers?|utils?|types|lib|common|misc)\.ts$/.test(file),
  )
  expect(vague.map((file) => `${file}: name it after the rule that it holds.`)).toEqual([])
})

test('the import parser of this test finds known imports', () => {
  expect(importsOf('apps/api/src/app.ts').map(({ target }) => target)).toContain(
    'apps/api/src/features/leads/routes.ts',
  )
  expect(importsOf('apps/api/src/app.ts').map(({ target }) => target)).toContain(
    'packages/contract/src/endpoints.ts',
  )
  expect(production.flatMap(importsOf).length).toBeGreaterThan(200)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/**
 * The agency is American, and so is every text that people read: screens, emails, legal pages, posts, the
 * assistant, the back office, the messages of the API. Names of states, tables and providers keep their spelling
 * (`status: 'cancelled'`), and what the assistant understands has both.
 */

const ROOT = import.meta.dirname
const FOLDERS = [
  'apps/api/src',
  'apps/web/src',
  'packages/content/src',
  'packages/contract/src',
  'packages/rules/src',
]

const NOT_AMERICAN: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
  [/\bparcels?\b/i, 'package'],
  [/\blook in your inbox\b/i, 'check your inbox'],
  [/\b(?:mails|an? mail(?! (?:server|provider|program)))\b/i, 'email'],
  [/\btelephones?\b(?! Consumer Protection Act)/i, 'phone'],
  [/\bpublic holidays?\b/i, 'holiday'],
  [/\b(?:afterwards|whilst|learnt|spelt)\b/i, 'afterward, while, learned, spelled'],
  [/\b(?:col|fav|hon|lab|neighb|behavi|flav|hum|rum)our\w*\b/i, '…or'],
  [/\b(?:organ|real|recogn|optim|apolog|personal|summar|custom)is(?:e|e[ds]|ing|ation)\b/i, '…ize'],
  [
    /\b(?:catalogue|cheque|centre|theatre|licence|programme|enquir(?:y|ies)|grey)s?\b/i,
    'the American spelling',
  ],
  [/\b(?:travell|labell|modell|fulfil(?!l)|fulfilment|instalment)\w*\b/i, 'the American spelling'],
  [/\b(?:post ?codes?|mobile numbers?|in the post|at the weekend|ring us|car park)\b/i, 'ZIP code, cell …'],
]

/** The specification's exact wording, a provider's name, and values stored in databases. */
const PRESCRIBED = new Set([
  'Cancelled',
  'Network error while cancelling booking',
  'Sport Grey',
  'parcel sent',
])
/** Files whose words are compared with user input, or with providers' names. */
const NOT_SHOWN = /chat-(?:vocabulary|phrases)\.ts$|\/rules\/src\/colours\.ts$/

/** A single word for programs: a state, a kind, a key, a column, a file. */
const isName = (text: string): boolean => /^[a-z_@.][\w@./:-]*$/.test(text)
/** The search keywords of a passage for the assistant. */
const isKeywords = (text: string): boolean => /^[a-z ]+$/.test(text) && text.split(' ').length > 6

function textsOf(path: string): string[] {
  if (path.endsWith('.md')) return [readFileSync(join(ROOT, path), 'utf8')]
  const texts: string[] = []
  const take = ({ value }: { value: unknown }) => void (typeof value === 'string' && texts.push(value))
  const takePiece = ({ value }: { value: { cooked: string | null } }) => take({ value: value.cooked })
  new Visitor({ Literal: take, JSXText: take, TemplateElement: takePiece }).visit(
    parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program,
  )
  return texts.filter((text) => !PRESCRIBED.has(text) && !isName(text.trim()) && !isKeywords(text))
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\.tsx?$/.test(path) && !NOT_SHOWN.test(path),
)

/** The documents that the owner reads. */
const DOCUMENTS = ['README.md', 'docs/operations.md']

test('what people read is American English', () => {
  const found = [...files, ...DOCUMENTS].flatMap((path) =>
    textsOf(path).flatMap((text) =>
      NOT_AMERICAN.flatMap(([pattern, better]) => {
        const [word] = pattern.exec(text) ?? []
        return word ? [`${path}: “${word}”, rather: ${better}`] : []
      }),
    ),
  )
  expect(found).toEqual([])
})

/** Busy buttons of the specification, which writes three dots. */
const WITH_DOTS = new Set(['Sending', 'Processing', 'Booking', 'Testing'])

test('what a busy button says ends in an ellipsis', () => {
  const found = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/pendingLabel="([^"]*)\.\.\."/g)].flatMap(
      ([, words = '']) => (WITH_DOTS.has(words) ? [] : [`${path}: “${words}...”`]),
    ),
  )
  expect(found).toEqual([])
})

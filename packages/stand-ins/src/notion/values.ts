import { randomUUID } from 'node:crypto'
import { invalid } from './errors.ts'
import { isObject, list, object, string } from './json.ts'
import { plainText, richText } from './rich-text.ts'

/** A property's content as Notion answers it, and the one plain value that filters and sorts look at. */
export type Value = { content: unknown; plain: string | number | boolean | null }

type Option = { id: string; name: string; color: string; description: null }

export type Property = { id: string; name: string; type: PropertyType; options: Option[] }

export type PropertyType = keyof typeof writers

const MOST_URL = 2000
const MOST_CONTACT = 200
const MOST_OPTIONS = 100
const MOST_OPTION_NAME = 100
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}.*)?$/

type Writer = (raw: unknown, where: string, property: Property) => Value

const text: Writer = (raw, where) => {
  const runs = richText(raw, where)
  return { content: runs, plain: plainText(runs) }
}

/** A text that may be `null` but not empty. */
const oneLine =
  (most: number): Writer =>
  (raw, where) => {
    const content = raw === null ? null : string(raw, where, most)
    return { content, plain: content }
  }

const writers = {
  title: text,
  rich_text: text,
  email: oneLine(MOST_CONTACT),
  phone_number: oneLine(MOST_CONTACT),
  url: oneLine(MOST_URL),
  checkbox(raw, where) {
    if (typeof raw !== 'boolean') throw invalid(`${where} should be a boolean.`)
    return { content: raw, plain: raw }
  },
  number(raw, where) {
    if (raw !== null && typeof raw !== 'number') throw invalid(`${where} should be a number or \`null\`.`)
    return { content: raw, plain: raw }
  },
  select(raw, where, property) {
    if (raw === null) return { content: null, plain: null }
    const option = chooseOption(raw, where, property)
    return { content: option, plain: option.name }
  },
  multi_select(raw, where, property) {
    const chosen = list(raw, where, MOST_OPTIONS).map((option) => chooseOption(option, where, property))
    return { content: chosen, plain: chosen.map(({ name }) => name).join(', ') }
  },
  date(raw, where) {
    if (raw === null) return { content: null, plain: null }
    const { start, end = null, time_zone = null } = object(raw, where)
    const first = isoDate(start, `${where}.start`)
    const last = end === null ? null : isoDate(end, `${where}.end`)
    return { content: { start: first, end: last, time_zone }, plain: first }
  },
  files(raw, where) {
    const files = list(raw, where).map((file) => namedFile(file, where))
    return { content: files, plain: files.map(({ name }) => name).join(', ') || null }
  },
  /** The result, which no request can write. */
  formula(raw) {
    const plain = raw as Value['plain']
    const type = plain === null ? 'string' : typeof plain
    return { content: { type, [type]: plain }, plain }
  },
} satisfies Record<string, Writer>

const EMPTY: Record<PropertyType, unknown> = {
  title: [],
  rich_text: [],
  email: null,
  phone_number: null,
  url: null,
  checkbox: false,
  number: null,
  select: null,
  multi_select: [],
  date: null,
  files: [],
  formula: null,
}

/** What a column holds in a row that was created without it. */
export const emptyValue = (property: Property) => writers[property.type](EMPTY[property.type], '', property)

/** What a page has in a column that its owner gives another type: a formula's result, or nothing. */
export const convertValue = (old: Value | undefined, property: Property): Value =>
  property.type === 'formula' ? writers.formula(old?.plain ?? null) : emptyValue(property)

/** Checks one property of a request, `{ [type]: value }`. Select options that do not exist are created. */
export function writeValue(raw: unknown, property: Property): Value {
  const { name, type } = property
  if (type === 'formula') throw invalid(`${name} is a formula, which cannot be updated.`)
  if (!isObject(raw) || raw[type] === undefined) throw invalid(`${name} is expected to be ${type}.`)
  return writers[type](raw[type], `body.properties.${name}.${type}`, property)
}

/** A file of the request: a link to elsewhere, or a file that Notion keeps (`signed` dates its link). */
export function fileSource(raw: unknown, where: string) {
  const { external, file } = object(raw, where)
  if (isObject(external)) {
    return { type: 'external', external: { url: string(external.url, `${where}.external.url`, MOST_URL) } }
  }
  if (isObject(file)) return { type: 'file', file: { url: string(file.url, `${where}.file.url`, MOST_URL) } }
  throw invalid(`${where} should have an external or a file.`)
}

function namedFile(raw: unknown, where: string) {
  const { name } = object(raw, where)
  return { name: string(name, `${where}.name`, MOST_OPTION_NAME), ...fileSource(raw, where) }
}

function isoDate(raw: unknown, where: string): string {
  const date = string(raw, where, 40)
  if (!ISO_DATE.test(date) || Number.isNaN(Date.parse(date))) {
    throw invalid(`${where} should be a valid ISO 8601 date string.`)
  }
  return date
}

function chooseOption(raw: unknown, where: string, { options }: Property) {
  const { name: given } = object(raw, where)
  const name = string(given, `${where}.name`, MOST_OPTION_NAME)
  if (name.includes(',')) throw invalid(`${where}.name should not contain a comma.`)
  let option = options.find((known) => known.name === name)
  if (!option) {
    option = { id: randomUUID(), name, color: 'default', description: null }
    options.push(option)
  }
  return { id: option.id, name, color: option.color }
}

import { NotionError } from './errors.ts'
import { isObject, type Json, list, object, onlyKeys } from './json.ts'
import type { DataSource, Page } from './store.ts'
import type { PropertyType, Value } from './values.ts'

type Plain = Value['plain']
type Test = (value: Plain, operand: unknown) => boolean

const equals: Test = (value, operand) => (value ?? '') === operand

/** The filters that this stand-in speaks; every other one is refused rather than ignored. */
const operators: Partial<Record<PropertyType, Record<string, Test>>> = {
  title: { equals },
  rich_text: { equals },
  select: { equals },
  checkbox: { equals },
  date: { on_or_before: (value, operand) => value !== null && isOnOrBefore(String(value), String(operand)) },
}

/** Whole days are compared as days, instants as instants. */
function isOnOrBefore(value: string, limit: string): boolean {
  if (limit.length === 10) return value.slice(0, 10) <= limit
  return Date.parse(value) <= Date.parse(limit)
}

/** The pages that pass a filter of the query call; throws a validation error for one that makes no sense. */
export function filterPages(pages: Page[], filter: unknown, source: DataSource): Page[] {
  if (filter === undefined) return pages
  const passes = compile(object(filter, 'body.filter'), source)
  return pages.filter(passes)
}

function compile(filter: Json, source: DataSource): (page: Page) => boolean {
  const parts = (key: 'and' | 'or') =>
    list(filter[key], `body.filter.${key}`).map((part) => compile(object(part, 'body.filter'), source))
  if (filter.and) {
    const tests = parts('and')
    return (page) => tests.every((passes) => passes(page))
  }
  if (filter.or) {
    const tests = parts('or')
    return (page) => tests.some((passes) => passes(page))
  }
  const { name, type } = findProperty(source, filter.property)
  const condition = filter[type]
  if (!isObject(condition)) {
    throw new NotionError(
      400,
      `database property ${type} does not match filter ${Object.keys(filter).join(', ')}`,
    )
  }
  const [operator = '', operand] = Object.entries(condition)[0] ?? []
  const test = operators[type]?.[operator]
  if (!test) throw new NotionError(400, `body.filter.${type}.${operator} is not a filter of this stand-in.`)
  return (page) => test(page.values[name]?.plain ?? null, operand)
}

/** The pages in the order of a query's sorts; pages without a value come last in both directions. */
export function sortPages(pages: Page[], sorts: unknown, source: DataSource): Page[] {
  const orders = list(sorts ?? [], 'body.sorts').map((raw) => compileSort(object(raw, 'body.sorts'), source))
  return pages.toSorted((a, b) => orders.map((order) => order(a, b)).find((result) => result !== 0) ?? 0)
}

function compileSort(sort: Json, source: DataSource): (a: Page, b: Page) => number {
  onlyKeys(sort, ['property', 'timestamp', 'direction'], 'body.sorts')
  const read = sortKey(sort, source)
  const sign = sort.direction === 'descending' ? -1 : 1
  return (a, b) => {
    const [left, right] = [read(a), read(b)]
    if (left === right) return 0
    if (left === null) return 1
    if (right === null) return -1
    return left < right ? -sign : sign
  }
}

function sortKey(sort: Json, source: DataSource): (page: Page) => Plain {
  if (sort.timestamp === 'created_time') return (page) => page.created
  if (sort.timestamp === 'last_edited_time') return (page) => page.edited
  const { name } = findProperty(source, sort.property)
  return (page) => page.values[name]?.plain ?? null
}

function findProperty(source: DataSource, name: unknown) {
  const property = source.properties.find((known) => known.name === name || known.id === name)
  if (!property) throw new NotionError(400, `Could not find property with name or id: ${name}`)
  return property
}

/** One page of a list; the cursor is the id of the entry that comes next. */
export function paginate<T extends { id: string }>(all: T[], cursor: unknown, size: unknown = 100) {
  const count = Number(size)
  if (!Number.isInteger(count) || count < 1 || count > 100) {
    throw new NotionError(
      400,
      `body failed validation: body.page_size should be 1 to 100, instead was \`${size}\`.`,
    )
  }
  const start = cursor === undefined || cursor === null ? 0 : all.findIndex(({ id }) => id === cursor)
  if (start < 0) throw new NotionError(400, `The start_cursor provided is invalid: ${cursor}`)
  const next = all[start + count]
  return {
    part: all.slice(start, start + count),
    next_cursor: next?.id ?? null,
    has_more: next !== undefined,
  }
}

import { invalid, NotionError } from './errors.ts'

export type Json = Record<string, unknown>

/** Whether it is a JSON object: no list, and not null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as an object; throws Notion's validation error that names the place otherwise. */
export function object(value: unknown, where: string): Json {
  if (!isObject(value)) throw invalid(`${where} should be an object.`)
  return value
}

/** The value as a list of at most `most` entries. */
export function list(value: unknown, where: string, most = Number.POSITIVE_INFINITY): unknown[] {
  if (!Array.isArray(value)) throw invalid(`${where} should be an array.`)
  if (value.length > most)
    throw invalid(`${where}.length should be ≤ \`${most}\`, instead was \`${value.length}\`.`)
  return value
}

/** The value as a text of at most `most` characters, not empty unless allowed. */
export function string(value: unknown, where: string, most: number, least = 1): string {
  if (typeof value !== 'string') throw invalid(`${where} should be a string.`)
  if (value.length > most)
    throw invalid(`${where}.length should be ≤ \`${most}\`, instead was \`${value.length}\`.`)
  if (value.length < least) throw invalid(`${where} should not be empty.`)
  return value
}

/** Refuses what this stand-in does not understand rather than to ignore it. */
export function onlyKeys(value: Json, known: readonly string[], where: string): void {
  const extra = Object.keys(value).find((key) => !known.includes(key))
  if (extra) throw invalid(`${where}.${extra} should be not present, instead was set.`)
}

/** An id in its usual form; callers may leave out the dashes. */
export function uuid(text: string): string {
  const digits = text.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(digits)) {
    throw new NotionError(
      400,
      `path failed validation: id should be a valid uuid, instead was \`"${text}"\`.`,
    )
  }
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

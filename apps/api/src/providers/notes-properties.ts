import type { PageObjectResponse } from '@notionhq/client'

export interface NoteFile {
  name: string
  url: string
}

/** The value of a property: text runs are joined; an empty select is null. */
export type PlainValue = string | number | boolean | null | string[] | NoteFile[]

type Property = PageObjectResponse['properties'][string]

/**
 * The value of a Notion property as a plain value; undefined for a type that we do not read, such as a formula or a
 * rollup, which is not the same as an empty one.
 */
export function plainValue(property: Property): PlainValue | undefined {
  switch (property.type) {
    case 'title':
      return property.title.map(({ plain_text }) => plain_text).join('')
    case 'rich_text':
      return property.rich_text.map(({ plain_text }) => plain_text).join('')
    case 'number':
      return property.number
    case 'checkbox':
      return property.checkbox
    case 'select':
      return property.select?.name ?? null
    case 'status':
      return property.status?.name ?? null
    case 'multi_select':
      return property.multi_select.map(({ name }) => name)
    case 'date':
      return property.date?.start ?? null
    case 'url':
      return property.url
    case 'email':
      return property.email
    case 'phone_number':
      return property.phone_number
    case 'files':
      return property.files.map((file) => ({ name: file.name, url: urlOf(file) }))
    default:
      return undefined
  }
}

type File = Extract<Property, { type: 'files' }>['files'][number]

function urlOf(file: File): string {
  if ('external' in file) return file.external.url
  return 'file' in file ? file.file.url : ''
}

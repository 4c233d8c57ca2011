import type { PageMeta } from '../page.ts'

/** A string is a paragraph, a list of strings is a bulleted list. */
export type LegalBlock = string | readonly string[]

export type LegalSection = {
  /** The anchor that other pages may link to. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export type LegalPage = {
  meta: PageMeta
  title: string
  lastUpdated?: string
  /** What the page says, in two sentences that are not part of the text itself. */
  summary: string
  sections: readonly LegalSection[]
}

export const legalDate = 'Last Updated: January 1, 2024'

import { dayWords } from '@beacon/rules/day-words'
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

/** The day of the terms and of the privacy policy as they read now: whoever books is kept with it. */
export const legalDay = '2024-01-01'

const { month, date, year } = dayWords(legalDay)
export const legalDate = `Last Updated: ${month} ${date}, ${year}`

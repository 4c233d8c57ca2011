import {
  type CaseStudyMonth,
  caseStudyMilestones,
  caseStudyMonths,
  caseStudySeries,
} from '@beacon/content/industries/barbershop-case-study'
import { countText, dollarText } from '../plots/index.ts'

/** One series of the year: a figure per month, on the same twelve months as the others. */
export interface Strip {
  key: keyof CaseStudyMonth
  label: string
  text: (value: number) => string
}

export const strips: readonly Strip[] = [
  ...caseStudySeries.map((series) => ({ ...series, text: countText })),
  { key: 'costCents', label: 'Paid in the month, ads included', text: dollarText },
]

const months = caseStudyMonths.map(({ month }) => month)
export const firstMonth = Math.min(...months)
export const lastMonth = Math.max(...months)

/** The record of a month, counted from `firstMonth`. */
export const monthOf = (month: number): CaseStudyMonth | undefined =>
  caseStudyMonths.find((record) => record.month === month)

/** What was done in a month, if there is something to tell. */
export const milestoneOf = (month: number) => caseStudyMilestones.find((mark) => mark.month === month)

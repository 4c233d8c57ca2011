import { agency, businessHours } from '@beacon/content/agency'
import { dayAsked, hoursAnswer } from '@beacon/rules/chat-hours'
import { type Aspect, aspectsIn, type Question } from '@beacon/rules/chat-question'
import type { Moment } from './answers.ts'
import type { Found } from './found.ts'
import type { Passage } from './passages.ts'
import type { Hit } from './search.ts'

export const OFFICE_HOURS = 'contact/hours'
const DETAILS: Partial<Record<Aspect, string>> = {
  hours: OFFICE_HOURS,
  phone: 'contact/phone',
  email: 'contact/email',
  location: 'contact/address',
}
const DETAIL_WORDS = new Set(
  'hours open closed phone call email location number contact office information business'.split(' '),
)

/** A question about the office: how to reach it, and when it is open. */
export interface OfficeQuestion {
  message: string
  moment: Moment
  /** The day that the conversation was about, YYYY-MM-DD. */
  day: string | undefined
}

/** Several contact details in one reply. */
export function contactDetails(
  asked: readonly Aspect[],
  passages: readonly Passage[],
  asking: OfficeQuestion,
): Found {
  const say = (aspect: Aspect) =>
    aspect === 'hours' ? hoursNow(asking) : passages.find(({ id }) => id === DETAILS[aspect])?.text
  return {
    text: [...asked.map(say), '[Contact](/contact)'].join('\n\n'),
    context: { topic: null, aspect: null },
  }
}

/** Whether our opening hours are meant, rather than those of a service or a booking. */
export const asksForHours = ({ aspect, topics: asked }: Question, best: Hit | undefined): boolean =>
  asked.length === 0 && (best?.passage.id === OFFICE_HOURS || aspect === 'hours')

/** The contact details that are asked for, if nothing else is. */
export const detailsAsked = ({ words, topics: asked }: Question): Aspect[] =>
  asked.length === 0 && words.every((word) => DETAIL_WORDS.has(word))
    ? aspectsIn(words).filter((aspect) => DETAILS[aspect])
    : []

const hoursNow = ({ message, moment: { now, closings }, day }: OfficeQuestion): string =>
  hoursAnswer(message.toLowerCase(), { hours: businessHours, timeZone: agency.timeZone, closings }, now, day)

/** A topic that stands for a day that was asked about: `day:2026-11-27`. */
const DAY = 'day:'

/** The day, YYYY-MM-DD, of such a topic; undefined for any other topic. */
export const dayOf = (topic: string | null): string | undefined =>
  topic?.startsWith(DAY) ? topic.slice(DAY.length) : undefined

/**
 * When the office is open. A day that was asked about becomes the conversation's topic, so that a follow-up is about
 * it, too.
 */
export function officeHours(asking: OfficeQuestion): Found {
  const day = dayAsked(asking.message.toLowerCase(), agency.timeZone, asking.moment.now, asking.day)
  return {
    text: `${hoursNow(asking)}\n\n[Contact](/contact)`,
    context: { topic: day ? `${DAY}${day}` : null, aspect: 'hours' },
  }
}

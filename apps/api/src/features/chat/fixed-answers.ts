import { agency, businessHours } from '@beacon/content/agency'
import { inSpanish, assistantSentences as sentences } from '@beacon/content/chat'
import type { Intent } from '@beacon/rules/chat-intent'
import { officeState } from '@beacon/rules/office-state'
import type { Moment } from './answers.ts'
import type { Found } from './found.ts'

/** What is said to a message that no page answers. */
export function answerIntent(intent: Intent, moment: Moment): Found {
  if (intent === 'person') return { text: handOverText(moment), action: 'person' }
  if (intent === 'times')
    return { text: sentences.times, action: 'times', context: { topic: 'free-consultation', aspect: null } }
  if (intent === 'quote') return { text: sentences.quote, action: 'person' }
  if (intent === 'rude' || intent === 'complaint' || intent === 'unhelped')
    return { text: filled(sentences[intent]), action: 'person' }
  if (intent === 'language') return { text: filled(sentences.language), isAnswered: false, action: 'person' }
  if (intent === 'spanish')
    return { text: `${inSpanish}\n\n[Contacto](/contact)`, isAnswered: false, action: 'person' }
  return { text: filled(sentences[intent]) }
}

/** Whom to talk to: by phone while the office is open, otherwise when it opens. */
function handOverText({ now, closings }: Moment): string {
  const state = officeState({ hours: businessHours, timeZone: agency.timeZone, closings }, now)
  const text = state.isOpen ? sentences.personOpen : sentences.personClosed
  const hours = state.sentence
    .replace(/^(?:Open|Closed)\b/, (word) => `The office is ${word.toLowerCase()}`)
    .replace('now, until', 'until')
    .replace('now, opens', 'now and opens')
  return filled(text.replace('{hours}', hours))
}

const filled = (text: string): string =>
  text
    .replace('{phone}', agency.phones.office.display)
    .replace('{emergency}', agency.phones.emergency.display)

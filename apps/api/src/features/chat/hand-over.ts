import { assistantSentences } from '@beacon/content/chat'
import { assistantSource } from '@beacon/content/lead-sources'
import type { Attribution } from '@beacon/contract/attribution'
import { plainAnswer } from '@beacon/rules/chat-text'
import type { ChatTurnRow, Tx } from '../../db/schema.ts'
import { invalidAt } from '../../http/errors.ts'
import { allTurns, setLead } from './store.ts'

/** The maximum length of a lead's message. */
const MOST_CHARACTERS = 5000

/** A lead for the leads' service. */
interface HandedOver extends Attribution {
  name: string
  email: string
  phone: string
  businessName: string
  businessType: string
  currentWebsite: string
  message: string
  source: string
  faxNumber: string | undefined
  elapsedMs: number | undefined
}

export type SubmitLead = (tx: Tx, lead: HandedOver) => Promise<{ id: string; receipt: string }>

type Request = Pick<HandedOver, 'name' | 'email' | 'phone' | 'message'> & {
  /** Where the visitor asked for a person: the landing page of a browser that told no other. */
  page: string
  conversationId?: string | undefined
  attribution?: Attribution | undefined
  faxNumber?: string | undefined
  elapsedMs?: number | undefined
}

const NO_CHAT = 'This chat has been deleted. Please write what it is about.'

/**
 * Turns a conversation into a lead: the visitor's own words first, then the transcript from our records.
 * @throws AppError invalid_input when there is neither
 */
export async function handOver(tx: Tx, submitLead: SubmitLead, request: Request) {
  const { conversationId, page, attribution, faxNumber, elapsedMs, ...person } = request
  const turns = conversationId ? await allTurns(tx, conversationId) : []
  if (conversationId && turns.length === 0 && person.message === '') throw invalidAt('message', NO_CHAT)
  const { id, receipt } = await submitLead(tx, {
    ...person,
    message: withTranscript(person.message, turns),
    businessName: '',
    businessType: '',
    currentWebsite: '',
    source: assistantSource,
    landingPage: attribution?.landingPage || page,
    referrer: attribution?.referrer ?? '',
    campaign: attribution?.campaign ?? '',
    faxNumber,
    elapsedMs,
  })
  if (conversationId) await setLead(tx, conversationId, id)
  return { success: true as const, message: assistantSentences.handOverDone, id: receipt }
}

/** The newest turns that fit; what a visitor wrote is never cut. */
function withTranscript(message: string, turns: readonly ChatTurnRow[]): string {
  const heading = 'Conversation with the assistant:'
  let room = MOST_CHARACTERS - message.length - heading.length - 4
  const lines: string[] = []
  for (const { question, answer } of turns.toReversed()) {
    const text = `Visitor: ${question}${answer ? `\nAssistant: ${plainAnswer(answer)}` : ''}`
    room -= text.length + 2
    if (room < 0) break
    lines.unshift(text)
  }
  return [message, ...(lines.length > 0 ? [heading, ...lines] : [])].filter(Boolean).join('\n\n')
}

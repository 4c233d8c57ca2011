import { z } from 'zod'
import { attribution } from './attribution.ts'
import { botSignals } from './bot-signals.ts'
import { LONGEST_MESSAGE } from './chat-limits.ts'
import { done, endpoint } from './endpoint.ts'
import { email, id, line, optional, personName, phone, prose, required, search } from './fields.ts'

/** Turns of a conversation that a call may contain; the server trusts its own record of it instead. */
const MOST_HISTORY = 50

/** The path of a page. One that does not fit has no effect: an unknown page may have any. */
const page = optional(line(500)).catch('')

const chatMessage = z.object({
  role: z.enum(['user', 'assistant'], 'A turn is by user or assistant'),
  content: z.string().max(8000, 'Please use at most 8000 characters'),
})

const chatRequestSchema = z.object({
  message: required(prose(LONGEST_MESSAGE), 'Please type a message'),
  conversationHistory: z
    .array(chatMessage)
    .max(MOST_HISTORY, `Please send at most ${MOST_HISTORY} turns`)
    .optional(),
  /** The conversation that an earlier answer named; without it, or with one that is gone, a new one begins. */
  conversationId: id.optional(),
  /** The page on which it is asked: on a service's page, “How long does it take?” is about that service. */
  page,
})
export type ChatRequest = z.output<typeof chatRequestSchema>

/** What the window offers under an answer: a person to talk to, or free times of a consultation. */
const chatActions = ['person', 'times'] as const
export type ChatAction = (typeof chatActions)[number]

const chatTurnKeySchema = z.object({
  conversationId: id,
  /** The number of this exchange in its conversation, from 1. */
  turn: z.number().int(),
})

const chatAnswerSchema = chatTurnKeySchema.extend({
  /** Text: paragraphs, `- ` lists, and links to our own pages as `[words](/path)`. */
  response: z.string(),
  action: z.enum(chatActions).nullable(),
  /** Suggested messages, where the answer asks a question back. */
  choices: z.array(z.string()),
})
export type ChatAnswer = z.output<typeof chatAnswerSchema>

/**
 * With `Accept: text/event-stream`, `begun` names the turn as soon as the question is stored, so that it can be deleted;
 * the same text arrives as `words` events while it is written, then `done`.
 */
export const askChat = endpoint({
  method: 'POST',
  path: '/api/chatbot',
  summary: 'Ask the assistant; it answers from the site’s own facts',
  access: 'public',
  limit: 'read',
  repeat: 'first-step-by-key',
  streams: chatTurnKeySchema,
  body: chatRequestSchema,
  response: chatAnswerSchema,
  errors: ['conflict', 'unavailable'],
})

const ratings = ['up', 'down'] as const
export type Rating = (typeof ratings)[number]

export const rateAnswer = endpoint({
  method: 'POST',
  path: '/api/chatbot/rating',
  summary: 'Say whether an answer helped; null takes it back',
  access: 'public',
  limit: 'read',
  body: z.object({
    conversationId: id,
    turn: z.number().int().min(1),
    rating: z.enum(ratings).nullable(),
  }),
  response: done,
  errors: ['not_found'],
})

/** The hand-over form as the visitor fills it in. */
export const handOverFormSchema = z.object({
  name: personName,
  email,
  phone: optional(phone),
  message: optional(prose(2000, 'The message')),
})
export type HandOverForm = z.output<typeof handOverFormSchema>

export const handOverChat = endpoint({
  method: 'POST',
  path: '/api/chatbot/lead',
  summary: 'Hand the conversation to a person: name and email become a lead with the transcript',
  access: 'public',
  limit: 'form',
  repeat: 'key',
  body: handOverFormSchema.extend({
    conversationId: id.optional(),
    /** The page on which the visitor asked for a person. */
    page,
    attribution,
    ...botSignals,
  }),
  response: z.object({ success: z.literal(true), message: z.string(), id }),
})

export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/api/chatbot/conversations/:conversationId',
  summary: 'Delete a conversation; whoever knows its id may',
  access: 'public',
  limit: 'read',
  params: z.object({ conversationId: id }),
  response: done,
})

/** `failed`: no answer was given; `partial`: it was cut short or stopped by the visitor. */
const turnStates = ['pending', 'answered', 'partial', 'failed'] as const
export type TurnState = (typeof turnStates)[number]

/** Who wrote the answer: the model, the index, or the index after the model had failed or been stopped. */
const answerSources = ['model', 'index', 'fallback'] as const
export type AnswerSource = (typeof answerSources)[number]

const chatTurnSchema = z.object({
  number: z.number().int(),
  askedAt: z.iso.datetime(),
  question: z.string(),
  answer: z.string(),
  state: z.enum(turnStates),
  source: z.enum(answerSources).nullable(),
  /** Whether the assistant had an answer. */
  isAnswered: z.boolean(),
  rating: z.enum(ratings).nullable(),
  /** Why the model's words were not used, or not all of them. */
  note: z.string(),
})
export type ChatTurn = z.output<typeof chatTurnSchema>

const conversationSchema = z.object({
  id,
  startedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  turns: z.number().int(),
  firstQuestion: z.string(),
  ratedUp: z.number().int(),
  ratedDown: z.number().int(),
  /** Questions that found no answer. */
  unanswered: z.number().int(),
  leadId: z.string().nullable(),
})
export type Conversation = z.output<typeof conversationSchema>

export const chatFilters = ['unanswered', 'down', 'lead'] as const
export type ChatFilter = (typeof chatFilters)[number]

export const listChats = endpoint({
  method: 'GET',
  path: '/api/admin/chats',
  summary: 'Conversations with the assistant, newest first',
  access: 'administrator',
  query: z.object({
    search,
    filter: z.enum(chatFilters).optional(),
    /** `next` of the page before. */
    after: id.optional(),
  }),
  response: z.object({
    chats: z.array(conversationSchema),
    total: z.number().int(),
    next: z.string().nullable(),
  }),
})

export const readChat = endpoint({
  method: 'GET',
  path: '/api/admin/chats/:id',
  summary: 'One conversation, word for word',
  access: 'administrator',
  params: z.object({ id }),
  response: z.object({ chat: conversationSchema, turns: z.array(chatTurnSchema) }),
  errors: ['not_found'],
})

export const listUnanswered = endpoint({
  method: 'GET',
  path: '/api/admin/chat-questions',
  summary: 'Questions that found no answer, the most frequent first',
  access: 'administrator',
  response: z.object({
    questions: z.array(
      z.object({
        question: z.string(),
        times: z.number().int(),
        lastAt: z.iso.datetime(),
        /** The newest conversation in which it was asked. */
        chatId: id,
      }),
    ),
  }),
})

import type { ChatRequest } from '@beacon/contract/chat'
import { createSentences } from '@beacon/rules/chat-sentences'
import type { Logger } from 'pino'
import type { ChatTurnRow } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { ChatModel, ChatTurn } from '../../providers/chat-model.ts'
import type { Answers, Moment, Reply } from './answers.ts'
import type { ChatBudget } from './budget.ts'
import { buildPrompt, type Prompt } from './prompt.ts'
import { BROKEN_OFF } from './store.ts'
import { type WrittenAnswer, writeAnswer } from './written-answer.ts'

const TRY_AGAIN_S = 15

/** Its thoughts used up what it may write, say, or a filter held it back. It is billed, and asking again would be, too. */
const NO_WORDS = 'Chat model: an empty answer.'

/** The outcome of a question, as its row stores it. */
type Outcome = Pick<ChatTurnRow, 'answer' | 'state' | 'source' | 'is_answered' | 'action' | 'note'>

export interface Composition {
  request: ChatRequest
  reply: Reply
  answers: Answers
  history: readonly ChatTurn[]
  moment: Moment
  /** Whose share of the day's budget the model may use. */
  address: string
  /** Receives the answer's text as it is released. */
  emit: (text: string) => void
  /** Aborted when the visitor stops the answer or leaves. */
  departure: AbortSignal
}

interface ComposerDeps {
  budget: ChatBudget
  log: Pick<Logger, 'warn'>
  /** Without a model, the index answers. */
  model: ChatModel | undefined
}

/**
 * Writes the answer: with the model if there is one, and from the index when the model fails, says something that must
 * not be said, or has used up the day's budget or the visitor's share of it.
 * @throws AppError unavailable if the index has no answer either
 */
export function createComposer({ budget, log, model }: ComposerDeps) {
  return async function compose(composition: Composition): Promise<Outcome> {
    const { request, reply, history } = composition
    if (!model || reply.isFixed) return byIndex(composition, 'index', '')
    const prompt = buildPrompt(reply.passages, history, request.message, composition.moment)
    const reservation = await budget.reserve(prompt.mostTokens, composition.address)
    if (!reservation) return { ...byIndex(composition, 'fallback', 'budget'), action: 'person' }
    let used = 0
    try {
      const written = await writeAnswer({ ...composition, model, prompt })
      used = written.tokens ?? estimate(prompt, written.text)
      if (isWordless(composition, written))
        log.warn({ reason: NO_WORDS }, 'the chat model failed, the index answers')
      return byModel(composition, written)
    } catch (error) {
      if (reply.isAnswered) {
        const reason = reasonOf(error)
        log.warn({ reason }, 'the chat model failed, the index answers')
        return byIndex(composition, 'fallback', reason)
      }
      throw new AppError('unavailable', undefined, {
        cause: error,
        headers: { 'Retry-After': String(TRY_AGAIN_S) },
      })
    } finally {
      await reservation.settle(used)
    }
  }
}

/**
 * A token is rarely less than three bytes. For an answer that was stopped or held back, the provider does not report
 * its usage.
 */
const estimate = ({ system, turns }: Prompt, text: string): number =>
  Math.ceil(Buffer.byteLength([system, ...turns.map(({ content }) => content), text].join('')) / 3)

/** It has answered without a word, and nothing was held back or stopped. */
const isWordless = ({ departure }: Composition, { text, breach }: WrittenAnswer): boolean =>
  text === '' && !breach && !departure.aborted

function byIndex({ reply, emit }: Composition, source: 'index' | 'fallback', note: string): Outcome {
  const sentences = createSentences()
  for (const sentence of [...sentences.push(reply.text), sentences.rest()]) emit(sentence)
  const is_answered = reply.isAnswered ? 1 : 0
  return { answer: reply.text, state: 'answered', source, is_answered, action: reply.action, note }
}

function byModel(composition: Composition, written: WrittenAnswer): Outcome {
  const { text, breach, isAnswered, isPartial } = written
  const { reply, departure } = composition
  const end = departure.aborted ? BROKEN_OFF : ''
  const note = breach ? `held back: ${breach}` : end || (isWordless(composition, written) ? NO_WORDS : '')
  if (text === '' && !departure.aborted) return byIndex(composition, 'fallback', note)
  return {
    answer: text,
    state: isPartial || departure.aborted ? 'partial' : 'answered',
    source: 'model',
    is_answered: isAnswered ? 1 : 0,
    action: isAnswered ? reply.action : 'person',
    note,
  }
}

/** For the administrator: the kind of failure, never the content. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'unknown'

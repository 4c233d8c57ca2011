import { assistant, assistantSentences as sentences } from '@beacon/content/chat'
import { type Breach, createGuard } from '@beacon/rules/chat-guard'
import { createSentences, wholeSentences } from '@beacon/rules/chat-sentences'
import { isOwnPath } from '@beacon/rules/chat-text'
import type { ChatModel } from '../../providers/chat-model.ts'
import type { Answers, Reply } from './answers.ts'
import { INSTRUCTIONS, type Prompt, PUBLIC_WORDS } from './prompt.ts'

export interface WrittenAnswer {
  text: string
  /** False where the model says that it does not know. */
  isAnswered: boolean
  /** The visitor pressed stop, or it timed out. */
  isPartial: boolean
  tokens: number | undefined
  /** Why some of the model's text was held back. */
  breach: Breach | undefined
}

interface WriteOptions {
  model: ChatModel
  prompt: Prompt
  reply: Reply
  answers: Pick<Answers, 'isOwnPage'>
  /** Receives each sentence that passes the guard. */
  emit: (text: string) => void
  /** Aborted when the visitor stops the answer or leaves. */
  departure: AbortSignal
}

const DOES_NOT_KNOW = /^I do(?: not|n['’]t) know that\b/i

/**
 * Lets a model answer, passing each sentence through the guard. The first sentence that fails stops the model; an empty
 * text means that nothing could be released at all.
 * @throws JobError when the model failed before its first words
 */
export async function writeAnswer({
  model,
  prompt,
  reply,
  answers,
  emit,
  departure,
}: WriteOptions): Promise<WrittenAnswer> {
  const sentencesOf = createSentences()
  const guard = createGuard({
    given: `${prompt.given}\n${sentences.unknown}\n${PUBLIC_WORDS}`,
    instructions: INSTRUCTIONS,
    isOwnPage: answers.isOwnPage,
  })
  let text = ''
  let breach: Breach | undefined

  const letOut = (piece: string): boolean => {
    breach = guard.judge(piece)
    if (breach) return false
    text += piece
    emit(piece)
    return true
  }
  const say = (piece: string) => {
    text += piece
    emit(piece)
  }

  const { tokens, ending } = await model.write(prompt, {
    onText: (piece) => sentencesOf.push(piece).every(letOut),
    signal: departure,
    hasFallback: reply.isAnswered,
  })
  const rest = sentencesOf.rest()
  if (!breach) letOut(ending === 'whole' ? rest : wholeSentences(rest))
  if (text.trim() === '') return { text: '', isAnswered: false, isPartial: false, tokens, breach }

  const isAnswered = !DOES_NOT_KNOW.test(text)
  const isPartial = !breach && ending !== 'whole'
  if (breach) say(`\n\n${sentences.pricesAreOnThePages}`)
  else if (isPartial && !departure.aborted) say(assistant.cutShort)
  else if (!isPartial && isAnswered) say(linkFor(reply, text))
  return { text, isAnswered, isPartial, tokens, breach }
}

/** The link to read more, unless the answer contains it. */
function linkFor({ passages: [best] }: Reply, text: string): string {
  if (!best || !isOwnPath(best.link.to) || text.includes('](/')) return ''
  return `\n\n[${best.link.text}](${best.link.to})`
}

/** The objects of the protocol, as OpenAI-compatible servers send them. */

export type Message = { role: string; content: string }

export type ChatRequest = {
  model: string
  messages: readonly Message[]
  stream?: boolean
  max_tokens?: number
  max_completion_tokens?: number
  temperature?: number
  stream_options?: { include_usage?: boolean }
}

type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number }

const CREATED = 1_795_190_400

/** Four characters per token, the usual estimate. */
export function usageOf(messages: readonly Message[], text: string): Usage {
  const prompt = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4)
  const completion = Math.ceil(text.length / 4)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

/** The response to a call that is not streamed. */
export const completion = (model: string, content: string | null, usage: Usage) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: CREATED,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
})

/**
 * One event's object of a streamed response.
 * @param finish_reason only in the last one
 */
export const chunk = (
  model: string,
  delta: { role?: string; content?: string | null; reasoning_content?: string },
  finish_reason: string | null = null,
) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: CREATED,
  model,
  choices: [{ index: 0, delta, finish_reason }],
})

/** The additional last chunk for a caller who asked for `stream_options.include_usage`. */
export const usageChunk = (model: string, usage: Usage) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: CREATED,
  model,
  choices: [],
  usage,
})

/** One server-sent event. */
export const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`
export const DONE = 'data: [DONE]\n\n'

/** A few words a chunk, as a model writes; the pieces together are the text. */
export const piecesOf = (text: string): string[] => text.match(/\S+\s*(?:\S+\s*){0,2}|\s+/g) ?? []

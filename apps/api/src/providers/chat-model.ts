import { z } from 'zod'
import { JobError } from '../outbox/job-error.ts'
import { adapt, COMMON } from './chat-dialect.ts'
import { createPatience, type Patience } from './chat-patience.ts'
import { createThoughtFilter, dataLines } from './chat-stream.ts'
import { wordsOf } from './limited-fetch.ts'
import { retryAfterMs } from './retry-after.ts'

const MOST_AT_ONCE = 8
const MOST_CHARACTERS = 4000
const SHORTEST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
/** Statuses that a retry would not change; everything else may be temporary. */
const FINAL_STATUSES = new Set([400, 401, 403, 404, 422])

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

interface ChatPrompt {
  system: string
  turns: readonly ChatTurn[]
  maxTokens: number
}

interface Writing {
  /** Receives text as it arrives; returning false ends the answer. */
  onText: (text: string) => boolean
  /** Aborted when nobody is waiting for the answer any more. */
  signal: AbortSignal
  /** Whether there is another answer, so that a silent model need not be waited for. */
  hasFallback: boolean
}

interface Written {
  /** Tokens of prompt and answer, as the server counts them; undefined when it does not say. */
  tokens: number | undefined
  /** `cut`: ended by time, length or the connection; `stopped`: by `onText` or the signal. */
  ending: 'whole' | 'cut' | 'stopped'
}

export interface ChatModel {
  /**
   * Writes one answer. Once text has arrived, a failure is an ending, not an error.
   * @throws JobError `refused` for a failure that is final, `paused` while the model is not to be asked, else `retry`
   */
  write(prompt: ChatPrompt, writing: Writing): Promise<Written>
}

export interface ChatLimits {
  /** Without a single byte, if there is another answer. A model that is at work sends its headers or its thoughts. */
  silenceMs: number
  firstWordsMs: number
  totalMs: number
}

const STANDARD_LIMITS: ChatLimits = { silenceMs: 8_000, firstWordsMs: 20_000, totalMs: 45_000 }

interface ChatSettings {
  /** Up to `/v1`. */
  apiUrl: string
  apiKey: string | undefined
  model: string
  /** Shortens the server's Retry-After along with all other waits. */
  retryScale: number
}

/** Gateways send null for fields that they do not have. */
const chunkSchema = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        message: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ total_tokens: z.number().nullish() }).nullish(),
})
type Chunk = z.output<typeof chunkSchema>

/** Any OpenAI-compatible server. One silent retry, as long as nobody has read a word. */
export function createChatModel(settings: ChatSettings, limits: ChatLimits = STANDARD_LIMITS): ChatModel {
  let atWork = 0
  let pausedUntil = 0
  let dialect = COMMON

  async function request(prompt: ChatPrompt, signal: AbortSignal): Promise<Response> {
    const asked = dialect
    const { limit, ...others } = asked
    const response = await fetch(`${settings.apiUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        // Servers without keys accept any text here, but not none.
        authorization: `Bearer ${settings.apiKey ?? 'none'}`,
      },
      body: JSON.stringify({
        model: settings.model,
        messages: [{ role: 'system', content: prompt.system }, ...prompt.turns],
        [limit]: prompt.maxTokens,
        ...others,
        stream: true,
      }),
      signal,
      redirect: 'error',
    })
    if (response.ok) return response
    const answer: unknown = await response.json().catch(() => undefined)
    const learnt = adapt(asked, answer)
    if (learnt) {
      dialect = learnt
      return request(prompt, signal)
    }
    if (response.status === 429) pause(response.headers)
    throw refusal(response.status)
  }

  function pause(headers: Headers): void {
    const ms = retryAfterMs(headers.get('retry-after')) || SHORTEST_PAUSE_MS
    pausedUntil = performance.now() + Math.min(ms, LONGEST_PAUSE_MS) * settings.retryScale
  }

  async function write(prompt: ChatPrompt, { onText, signal, hasFallback }: Writing): Promise<Written> {
    const patience = createPatience(hasFallback ? limits : { ...limits, silenceMs: limits.firstWordsMs })
    const either = AbortSignal.any([patience.signal, signal])
    let length = 0
    const take = (text: string): boolean => {
      if (text !== '') patience.wordsCame()
      length += text.length
      return onText(text) && length < MOST_CHARACTERS
    }
    const attempt = async () => readAnswer(await request(prompt, either), take, patience)
    const mayTryAgain = (failure: JobError) =>
      failure.failure === 'retry' && !patience.signal.aborted && !isAsleep()
    try {
      return await attempt().catch((error: unknown) => {
        if (signal.aborted || length > 0) throw error
        const failure = toJobError(error, patience.signal.aborted)
        if (!mayTryAgain(failure)) throw failure
        return attempt()
      })
    } catch (error) {
      if (signal.aborted) return { tokens: undefined, ending: 'stopped' }
      if (length > 0) return { tokens: undefined, ending: 'cut' }
      throw toJobError(error, patience.signal.aborted)
    } finally {
      patience.end()
    }
  }

  const isAsleep = () => performance.now() < pausedUntil

  return {
    async write(prompt, writing) {
      if (isAsleep()) throw new JobError('paused', 'Chat model: it asked us to wait.')
      // Local servers queue without bound: better an answer without a model now than one with it in a minute.
      if (atWork >= MOST_AT_ONCE) throw new JobError('paused', 'Chat model: too many answers at once.')
      atWork += 1
      try {
        return await write(prompt, writing)
      } finally {
        atWork -= 1
      }
    },
  }
}

/** Reads a stream, or the complete answer of a server that does not stream. */
async function readAnswer(
  response: Response,
  take: (text: string) => boolean,
  patience: Patience,
): Promise<Written> {
  patience.bytesCame()
  const type = response.headers.get('content-type') ?? ''
  const withoutThoughts = createThoughtFilter()
  let tokens: number | undefined
  let finish: string | undefined
  let hasWords = false

  const read = (chunk: Chunk): boolean => {
    tokens = chunk.usage?.total_tokens ?? tokens
    const [choice] = chunk.choices ?? []
    finish = choice?.finish_reason || finish
    const text = withoutThoughts(choice?.delta?.content ?? choice?.message?.content ?? '')
    hasWords ||= text !== ''
    return text === '' || take(text)
  }
  /** An answer without a word is one only if it says why it has ended. */
  const end = (goesOn = true): Written => {
    if (!hasWords && !finish) throw new JobError('retry', 'Chat model: an empty answer.')
    return { tokens, ending: goesOn ? endingOf(finish) : 'cut' }
  }

  if (!type.includes('event-stream')) {
    if (!type.includes('json')) throw new JobError('retry', 'Chat model: an answer that is not the protocol.')
    return end(read(parseChunk(await response.text())))
  }
  for await (const line of dataLines(response.body ?? emptyBody(), patience.bytesCame)) {
    if (line === '[DONE]') return end()
    if (!read(parseChunk(line))) return end(false)
  }
  if (!finish) throw new JobError('retry', 'Chat model: the stream ended before the answer.')
  return end()
}

/** An answer ended by its limit or a filter stops in the middle of a sentence. */
const endingOf = (finish: string | undefined): 'whole' | 'cut' =>
  finish === 'length' || finish === 'content_filter' ? 'cut' : 'whole'

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

function parseChunk(text: string): Chunk {
  const chunk = chunkSchema.parse(JSON.parse(text))
  if (chunk.error) throw new JobError('retry', 'Chat model: an error in the middle of the answer.')
  return chunk
}

const refusal = (status: number): JobError =>
  new JobError(FINAL_STATUSES.has(status) ? 'refused' : 'retry', `Chat model: status ${status}.`)

/** Sizes and kinds only: what was asked and answered belongs in no log. */
function toJobError(error: unknown, isOutOfTime: boolean): JobError {
  if (error instanceof JobError) return error
  if (isOutOfTime) return new JobError('retry', 'Chat model: no words in time.')
  const isOtherProtocol = error instanceof SyntaxError || error instanceof z.ZodError
  const kind = isOtherProtocol ? 'not the protocol' : `no connection (${wordsOf(error)})`
  return new JobError('retry', `Chat model: ${kind}.`, { cause: error })
}

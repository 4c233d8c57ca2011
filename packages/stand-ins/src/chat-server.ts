import { type Behaviour, type Oddity, textFor } from './chat/behaviours.ts'
import {
  type ChatRequest,
  chunk,
  completion,
  DONE,
  event,
  piecesOf,
  usageChunk,
  usageOf,
} from './chat/completions.ts'
import { failureAnswer, refusal, unsupported } from './chat/errors.ts'
import { createFaultSwitch, type FaultSwitch } from './faults.ts'
import { type Answer, type Call, type LoggedCall, startHttpServer } from './http-server.ts'

type ChatServer = {
  /** The base address up to `/v1`. */
  url: string
  key: string
  model: string
  faults: FaultSwitch
  calls: LoggedCall[]
  /** The bodies of the completions that were asked for, oldest first. */
  requests: ChatRequest[]
  behave: (behaviour: Behaviour) => void
  /** Makes every response from now on odd in this way. */
  oddity: (oddity: Oddity | undefined) => void
  /** Makes the server refuse these parameters by name, as newer models do. */
  refuse: (...parameters: string[]) => void
  state: () => unknown
  close: () => Promise<void>
}

type Options = { port?: number; clock?: () => Date; key?: string; model?: string; behaviour?: Behaviour }

const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool'])
const MOST_CHARACTERS = 32_000
const STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }
/** Characters, where an answer is to end at its limit of tokens. */
const MOST_AT_LIMIT = 100
const HUGE = 'The bay is wide, and the ferry goes at nine. '.repeat(4500)

/**
 * A chat model on loopback that speaks the protocol of OpenAI-compatible servers, `POST /v1/chat/completions`, whole
 * and streamed. It refuses what they refuse: a wrong key, an unknown model, roles that do not exist, a prompt that is
 * too long.
 */
export async function startChatServer(options: Options = {}): Promise<ChatServer> {
  const { port, clock = () => new Date(), key = 'sk-stand-in', model = 'stand-in' } = options
  const faults = createFaultSwitch()
  const requests: ChatRequest[] = []
  let behaviour: Behaviour = options.behaviour ?? { kind: 'quote' }
  let oddity: Oddity | undefined
  let refused: readonly string[] = []

  function answer({ method, path, headers, body }: Call): Answer {
    if (method === 'GET' && path === '/v1/models')
      return { status: 200, body: { object: 'list', data: [{ id: model, object: 'model' }] } }
    if (method !== 'POST' || path !== '/v1/chat/completions') return refusal(404)
    if (headers.authorization !== `Bearer ${key}`) return refusal(401)
    const request = readRequest(body)
    return request ? write(request) : refusal(400)
  }

  function write(request: ChatRequest): Answer {
    if (request.model !== model) return refusal(404)
    const parameter = refused.find((name) => name in request)
    if (parameter) return unsupported(parameter)
    requests.push(request)
    const text = wording(textFor(behaviour, request.messages), oddity)
    return request.stream && oddity !== 'not-streamed'
      ? streamed(request, text, oddity)
      : whole(request, text, oddity)
  }

  const server = await startHttpServer({ port, clock, faults, answer, failure: failureAnswer })
  return {
    url: `${server.url}/v1`,
    key,
    model,
    faults,
    calls: server.calls,
    requests,
    behave(next) {
      behaviour = next
    },
    oddity(next) {
      oddity = next
    },
    refuse(...parameters) {
      refused = parameters
    },
    state: () => ({ calls: server.calls.length, requests }),
    close: server.close,
  }
}

function readRequest(body: string): ChatRequest | undefined {
  try {
    const request = JSON.parse(body) as ChatRequest
    const isMessage = ({ role, content }: ChatRequest['messages'][number]) =>
      ROLES.has(role) && typeof content === 'string'
    const isRequest = request.messages.length > 0 && request.messages.every(isMessage)
    return isRequest && body.length <= MOST_CHARACTERS ? request : undefined
  } catch {
    return undefined
  }
}

function wording(text: string, oddity: Oddity | undefined): string {
  if (oddity === 'huge') return HUGE
  if (oddity === 'think') return `<think>The visitor wants a price. I could make one up: $1.</think>${text}`
  return oddity === 'markup' ? `${text} <img src=x onerror=alert(1)><script>alert(1)</script>` : text
}

function whole({ model, messages }: ChatRequest, text: string, oddity: Oddity | undefined): Answer {
  if (oddity === 'html') return { status: 200, body: '<html><body>Welcome</body></html>' }
  const usage = usageOf(messages, text)
  const body = completion(model, oddity === 'null-content' ? null : text, usage)
  return { status: 200, body: oddity === 'empty-choices' ? { ...body, choices: [] } : body }
}

function streamed(
  { model, messages, stream_options }: ChatRequest,
  text: string,
  oddity: Oddity | undefined,
): Answer {
  if (oddity === 'html') return { status: 200, body: '<html><body>Welcome</body></html>' }
  const isEmpty = oddity === 'empty-choices' || oddity === 'null-content'
  const isCut = oddity === 'at-its-limit'
  const written = isCut ? text.slice(0, MOST_AT_LIMIT) : text
  const words = isEmpty ? [] : piecesOf(written).map((content) => event(chunk(model, { content })))
  const nulls = event({ ...chunk(model, {}), choices: [{ index: 0, delta: null }], error: null, usage: null })
  const broken = event({ error: { message: 'The server had an error while writing', type: 'server_error' } })
  const pieces = [
    ': keep-alive\n\n',
    event(chunk(model, { role: 'assistant', content: oddity === 'null-content' ? null : '' })),
    ...(oddity === 'nulls' ? [nulls, event({ choices: null })] : []),
    ...(oddity === 'reasoning' ? [event(chunk(model, { reasoning_content: 'Secret thoughts: $1.' }))] : []),
    ...(oddity === 'stream-error' ? [...words.slice(0, words.length / 2), broken] : words),
    ...(oddity === 'stream-error' ? [] : [event(chunk(model, {}, isCut ? 'length' : 'stop'))]),
    ...(stream_options?.include_usage ? [event(usageChunk(model, usageOf(messages, text)))] : []),
    ...(oddity === 'no-done' ? [] : [DONE]),
  ]
  return { status: 200, body: undefined, headers: STREAM, pieces }
}

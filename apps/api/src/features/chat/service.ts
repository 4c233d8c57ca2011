import type { ChatAnswer, ChatRequest } from '@beacon/contract/chat'
import { LONGEST_MESSAGE } from '@beacon/contract/chat-limits'
import type { Aspect, ChatContext } from '@beacon/rules/chat-question'
import type { Closing } from '@beacon/rules/closings'
import type { Logger } from 'pino'
import type { Clock, Ids } from '../../clock.ts'
import type { ChatTurnRow, Db, Tx } from '../../db/schema.ts'
import { afterCommit, inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { ChatModel, ChatTurn } from '../../providers/chat-model.ts'
import { type Answers, givesDetails, type Moment } from './answers.ts'
import type { ChatBudget } from './budget.ts'
import { type Composition, createComposer, reasonOf } from './composer.ts'
import type { ChatQuota } from './limits.ts'
import {
  answeredTurns,
  BROKEN_OFF,
  endTurn,
  findTurn,
  insertTurn,
  openConversation,
  reopenTurn,
  type TurnKey,
} from './store.ts'
import { topicOfPage } from './topics.ts'

const TURNS_REMEMBERED = 20
/** Of a client's own record of its visitor's messages: each is analyzed like a question, which costs time. */
const MESSAGES_ANALYZED = 6
const CHARACTERS_ANALYZED = 500
const NOTHING_SAID: ChatContext = { topic: null, aspect: null }

interface AskOptions extends Pick<Composition, 'emit' | 'departure' | 'address'> {
  request: ChatRequest
  /** Runs a write at most once per key of the caller; a repeat gets what it answered. */
  firstStep: (write: (tx: Tx) => Promise<TurnKey>) => Promise<TurnKey>
  /** Told which turn it is before an answer is written. */
  begun: (key: TurnKey) => void
}

export interface Chat {
  /** Answers one message of a visitor. @throws AppError too_many_requests, conflict, unavailable */
  ask(options: AskOptions): Promise<ChatAnswer>
}

interface ChatDeps {
  db: Db
  clock: Clock
  ids: Ids
  answers: () => Answers
  /** When the office stays closed from today on. */
  closings(): Promise<readonly Closing[]>
  quota: ChatQuota
  budget: ChatBudget
  log: Pick<Logger, 'warn'>
  model: ChatModel | undefined
}

/**
 * The assistant. The conversation is the server's own record: what a browser claims that the assistant has said is
 * ignored. A question is stored before anything else, and one that gets no answer does not count against the limit,
 * within another one.
 */
export function createChat(deps: ChatDeps): Chat {
  const { db, clock, quota } = deps
  const compose = createComposer(deps)

  async function begin(tx: Tx, { message, conversationId }: ChatRequest, address: string): Promise<TurnKey> {
    const now = clock()
    await quota.take(tx, address, now)
    const conversation = await openConversation(tx, conversationId, { id: deps.ids(), now })
    const turn = await insertTurn(tx, conversation, message, now)
    return turn ?? stillAnswering()
  }

  async function answer(key: TurnKey, options: AskOptions): Promise<ChatAnswer> {
    const { message, conversationHistory = [], page } = options.request
    const answers = deps.answers()
    const earlier = await answeredTurns(db, key, TURNS_REMEMBERED)
    const claimed = lastOf(conversationHistory.filter(({ role }) => role === 'user'))
    const moment = { now: clock(), closings: await deps.closings() }
    const said = contextOf(earlier) ?? contextFrom(answers, claimed, moment)
    const context = { ...said, page: topicOfPage(page) }
    const reply = answers.reply(message, context, moment)
    const history =
      earlier.length > 0 ? earlier.flatMap(toTurns) : claimed.filter(({ content }) => !givesDetails(content))
    const outcome = await compose({ ...options, answers, reply, history, moment })
    await endTurn(db, key, { ...outcome, ...reply.context, choices: JSON.stringify(reply.choices) })
    return { ...key, response: outcome.answer, action: outcome.action, choices: [...reply.choices] }
  }

  /** Handles a repeated call: the stored answer, or, if it is incomplete, another attempt, which counts again. */
  async function again(key: TurnKey, address: string): Promise<ChatAnswer | undefined> {
    const stored = await findTurn(db, key)
    if (stored?.source && stored.note !== BROKEN_OFF) return toAnswer(stored)
    return inTransaction(db, async (tx) => {
      if (!(await reopenTurn(tx, key, clock()))) return stillAnswering()
      await quota.take(tx, address, clock())
      return undefined
    })
  }

  return {
    async ask(options) {
      let isNew = false
      const key = await options.firstStep((tx) => {
        afterCommit(tx, () => {
          isNew = true
        })
        return begin(tx, options.request, options.address)
      })
      const stored = isNew ? undefined : await again(key, options.address)
      if (stored) return stored
      options.begun(key)
      try {
        return await answer(key, options)
      } catch (error) {
        await endTurn(db, key, { state: 'failed', note: reasonOf(error) })
        await quota.giveBack(db, options.address, clock())
        throw error
      }
    },
  }
}

function stillAnswering(): never {
  throw new AppError('conflict', 'The last question is still being answered.')
}

const toAnswer = (row: ChatTurnRow): ChatAnswer => ({
  response: row.answer,
  conversationId: row.conversation_id,
  turn: row.number,
  action: row.action,
  choices: JSON.parse(row.choices) as string[],
})

function contextOf(earlier: readonly ChatTurnRow[]): ChatContext | undefined {
  const [last, ...others] = earlier.toReversed()
  if (!last) return undefined
  return { topic: last.topic, aspect: last.aspect as Aspect | null, choices: choicesOf(last, others[0]) }
}

/** What was to be chosen from; after one was chosen, the other one may still be asked for. */
function choicesOf(last: ChatTurnRow, before: ChatTurnRow | undefined): string[] {
  const [own, earlier] = [last, before].map((row) => JSON.parse(row?.choices ?? '[]') as string[])
  return own?.length ? own : (earlier?.filter(() => last.topic !== null) ?? [])
}

/** The last messages, together no longer than one may be, or than `room`. */
function lastOf(said: readonly ChatTurn[], room = LONGEST_MESSAGE): readonly ChatTurn[] {
  const tooMuch = said.findLastIndex(({ content }) => {
    room -= content.length
    return room < 0
  })
  return said.slice(tooMuch + 1)
}

/** For a client without a conversation: the context comes from its visitor's own last messages. */
const contextFrom = (answers: Answers, said: readonly ChatTurn[], moment: Moment): ChatContext =>
  lastOf(said.slice(-MESSAGES_ANALYZED), CHARACTERS_ANALYZED).reduce(
    (context, { content }) => answers.reply(content, context, moment).context,
    NOTHING_SAID,
  )

/** A turn as a model may read it. */
const toTurns = ({ question, answer }: ChatTurnRow): ChatTurn[] =>
  answer === '' || givesDetails(question)
    ? []
    : [
        { role: 'user', content: question },
        { role: 'assistant', content: answer },
      ]

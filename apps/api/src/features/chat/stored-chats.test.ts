import {
  deleteChat,
  handOverChat,
  listChats,
  listUnanswered,
  rateAnswer,
  readChat,
} from '@beacon/contract/chat'
import { listLeads } from '@beacon/contract/leads'
import { describe, expect, test } from 'vitest'
import { ask, beginAnswer, startWithModel } from '../../../test/chat.ts'
import { HOUR, MINUTE, startTestApp } from '../../../test/start-app.ts'
import { cursorOf } from '../../db/conditions.ts'
import { sweep } from '../../housekeeping.ts'

const DAY = 24 * HOUR
const QUESTION = 'How much is SEO?'

describe('a stored conversation', () => {
  test('an answer can be rated, and the rating removed', async () => {
    const app = await startTestApp()
    const { conversationId, turn } = await ask(app, QUESTION)
    const rate = (rating: 'up' | 'down' | null) =>
      app.visitor.ask(rateAnswer, { body: { conversationId, turn, rating } })
    const shown = async () =>
      (await (await app.admin()).ask(readChat, { params: { id: conversationId } })).turns
    await rate('down')
    expect(await shown()).toMatchObject([{ rating: 'down' }])
    await rate(null)
    expect(await shown()).toMatchObject([{ rating: null }])
    const unknown = { conversationId: 'nobody', turn: 1, rating: 'up' }
    expect((await app.visitor.call(rateAnswer, { body: unknown })).status).toBe(404)
  })

  test('a visitor who deletes the conversation deletes all of its rows', async () => {
    const app = await startTestApp()
    const { conversationId } = await ask(app, QUESTION)
    await app.visitor.ask(deleteChat, { params: { conversationId } })
    expect(await app.rows('select * from chat_turn')).toEqual([])
    expect(await app.rows('select * from chat_conversation')).toEqual([])
  })

  test('it is deleted 30 days after the last message', async () => {
    const app = await startTestApp()
    const { conversationId } = await ask(app, QUESTION)
    app.advance(29 * DAY)
    await ask(app, 'And PPC?', conversationId)
    app.advance(29 * DAY)
    await sweep(app.deps.db, app.now)
    expect(await app.rows('select count(*) as turns from chat_turn')).toEqual([{ turns: 2 }])
    app.advance(DAY)
    await sweep(app.deps.db, app.now)
    expect(await app.rows('select * from chat_turn')).toEqual([])
  })
})

describe('while the first answer is being written', () => {
  async function stopped() {
    const { app, model } = await startWithModel()
    model.faults.set({ fault: 'hang' })
    const { begun, stop } = await beginAnswer(app.origin, { message: QUESTION })
    stop()
    await expect.poll(() => app.rows('select state from chat_turn')).toEqual([{ state: 'partial' }])
    return { app, begun }
  }

  test('the visitor is told the conversation, and can stop the answer and delete it', async () => {
    const { app, begun } = await stopped()
    expect(begun.turn).toBe(1)
    await app.visitor.ask(deleteChat, { params: { conversationId: begun.conversationId } })
    expect(await app.rows('select * from chat_turn')).toEqual([])
    expect(await app.rows('select * from chat_conversation')).toEqual([])
  })

  test('a visitor who stops it and asks for a person hands over the question', async () => {
    const { app, begun } = await stopped()
    const ann = { name: 'Ann Lee', email: 'ann@lee.example' }
    await app.visitor.ask(handOverChat, { body: { ...ann, conversationId: begun.conversationId } })
    const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
    expect(leads[0]?.message).toContain(QUESTION)
  })
})

describe('the administrator', () => {
  test('filters conversations by text, rating and unanswered questions, and reads them', async () => {
    const app = await startTestApp()
    const seo = await ask(app, QUESTION)
    app.advance(MINUTE)
    const oven = await ask(app, 'Do you sell pizza ovens?')
    await app.visitor.ask(rateAnswer, {
      body: { conversationId: seo.conversationId, turn: 1, rating: 'down' },
    })
    const admin = await app.admin()
    const idsOf = async (query: object) => (await admin.ask(listChats, { query })).chats.map(({ id }) => id)
    expect(await idsOf({})).toEqual([oven.conversationId, seo.conversationId])
    expect(await idsOf({ search: 'PIZZA' })).toEqual([oven.conversationId])
    expect(await idsOf({ filter: 'down' })).toEqual([seo.conversationId])
    expect(await idsOf({ filter: 'unanswered' })).toEqual([oven.conversationId])
    const after = cursorOf(app.now().toISOString(), oven.conversationId)
    expect(await idsOf({ after })).toEqual([seo.conversationId])
    expect((await admin.ask(readChat, { params: { id: oven.conversationId } })).turns).toMatchObject([
      { question: 'Do you sell pizza ovens?', isAnswered: false, source: 'index', state: 'answered' },
    ])
  })

  test('sees the unanswered questions, the most frequent first', async () => {
    const app = await startTestApp()
    await ask(app, 'Do you sell pizza ovens?')
    await ask(app, 'do you sell a pizza oven')
    await ask(app, 'What is the capital of France?')
    const { questions } = await (await app.admin()).ask(listUnanswered)
    expect(questions.map(({ question, times }) => [question, times])).toEqual([
      ['do you sell a pizza oven', 2],
      ['What is the capital of France?', 1],
    ])
  })

  test('AB27 HTML in a question is stored as text, and is not in the answer', async () => {
    const app = await startTestApp()
    const message = '<script>alert(1)</script> how much is SEO?'
    const { conversationId, response } = await ask(app, message)
    expect(response).not.toContain('<script>')
    const answer = await (await app.admin()).call(readChat, { params: { id: conversationId } })
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.body).toMatchObject({ turns: [{ question: message }] })
  })
})

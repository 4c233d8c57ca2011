import { textOf } from '@beacon/rules/plain-html'
import type { Logger } from 'pino'
import { type Clock, type Ids, today } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/schema.ts'
import type { Blog } from './features/blog/service.ts'
import { closingsFrom } from './features/booking/day-store.ts'
import { createChatBudget } from './features/chat/budget.ts'
import { type ChatProducts, createKnowledge } from './features/chat/knowledge.ts'
import { createChatQuota } from './features/chat/limits.ts'
import type { ChatProduct } from './features/chat/passages-products.ts'
import { type Chat, createChat } from './features/chat/service.ts'
import { guardedModel } from './guarded-providers.ts'
import type { ChatLimits } from './providers/chat-model.ts'

interface AssistantDeps {
  config: Config
  db: Db
  clock: Clock
  ids: Ids
  log: Logger
  products: ChatProducts
  blog: Pick<Blog, 'snapshot' | 'list'>
  limits: ChatLimits | undefined
}

/** Wires the assistant: its knowledge, its token budget, and the model if one is configured. */
export function createAssistant({ config, products, blog, limits, ...base }: AssistantDeps): Chat {
  const { db, clock } = base
  return createChat({
    ...base,
    closings: () => closingsFrom(db, today(clock())),
    answers: createKnowledge(
      { version: products.version, list: () => products.list().map(inPlainWords) },
      { version: () => blog.snapshot().version, list: () => blog.list().posts },
    ),
    quota: createChatQuota(config.rateLimitScale),
    budget: createChatBudget({ db, clock, perDay: config.chatDailyTokens, scale: config.rateLimitScale }),
    model: guardedModel(config, limits),
  })
}

const inPlainWords = (product: ChatProduct): ChatProduct => ({
  ...product,
  description: textOf(product.description),
})

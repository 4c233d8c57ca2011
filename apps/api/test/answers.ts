import { createAnswers } from '../src/features/chat/answers.ts'
import { contentPassages } from '../src/features/chat/passages.ts'
import { createSearch } from '../src/features/chat/search.ts'
import { topics } from '../src/features/chat/topics.ts'

/** A Friday, 10 AM in Bay Shore. */
export const NOW = new Date('2026-11-20T15:00:00.000Z')

export const answers = createAnswers(createSearch(contentPassages(), topics))

/** The answer to the last of several messages. */
export function ask(said: string | readonly string[], now = NOW) {
  const [first = '', ...others] = [said].flat()
  return others.reduce(
    (before, message) => answers.reply(message, before.context, { now, closings: [] }),
    answers.reply(first, { topic: null, aspect: null }, { now, closings: [] }),
  )
}

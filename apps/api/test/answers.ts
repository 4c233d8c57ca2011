import { posts } from '@beacon/content/posts/posts'
import { localProducts } from '@beacon/content/products/local-products'
import { printProducts } from '@beacon/content/products/print-products'
import { textOf } from '@beacon/rules/plain-html'
import { slugOf } from '@beacon/rules/slug'
import { createKnowledge } from '../src/features/chat/knowledge.ts'

/** A Friday, 10 AM in Bay Shore. */
export const NOW = new Date('2026-11-20T15:00:00.000Z')

const products = [...localProducts, ...printProducts].map(({ name, price, description }) => ({
  id: slugOf(name),
  name,
  price,
  description: textOf(description),
}))

/** The assistant of demo mode: the content folder, the built-in posts and the demo's products. */
export const answers = createKnowledge(
  { version: () => 'demo', list: () => products },
  { version: () => 'built-in', list: () => posts },
)()

/** The answer to the last of several messages. */
export function ask(said: string | readonly string[], now = NOW) {
  const [first = '', ...others] = [said].flat()
  return others.reduce(
    (before, message) => answers.reply(message, before.context, { now, closings: [] }),
    answers.reply(first, { topic: null, aspect: null }, { now, closings: [] }),
  )
}

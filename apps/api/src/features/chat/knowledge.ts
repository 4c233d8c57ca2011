import { usd } from '@beacon/rules/money'
import { type Answers, createAnswers } from './answers.ts'
import { contentPassages, type Passage } from './passages.ts'
import { createSearch, joinSearches, type Search } from './search.ts'
import { topics } from './topics.ts'

/** A product as the assistant speaks of it. */
export interface ChatProduct {
  id: string
  name: string
  /** Cents; the lowest price of its variants. */
  price: number
  /** Plain words. */
  description: string
}

/** The store's products, as they are now. */
export interface ChatProducts {
  /** Changes whenever what `list` answers may have changed. */
  version(): string
  list(): readonly ChatProduct[]
}

/** Content does not change while the process runs: one index for everybody, built on first use. */
let ofContent: Search | undefined
function contentSearch(): Search {
  ofContent ??= createSearch(contentPassages(), topics)
  return ofContent
}

/** Early enough for the first visitor, and late enough not to slow a start. */
const MADE_AFTER_MS = 2000

/** What the assistant knows: the content folder, and the store's products as they are now. */
export function createKnowledge(products: ChatProducts): () => Answers {
  setTimeout(contentSearch, MADE_AFTER_MS).unref()
  let version: string | undefined
  let answers: Answers | undefined
  return () => {
    if (!answers || products.version() !== version) {
      version = products.version()
      const ofProducts = createSearch(products.list().map(productPassage), topics)
      answers = createAnswers(joinSearches(contentSearch(), ofProducts))
    }
    return answers
  }
}

const productPassage = ({ id, name, price, description }: ChatProduct): Passage => ({
  id: `product/${id}`,
  topic: 'store',
  aspects: ['price'],
  title: name,
  text: `${name}: ${usd(price)}. ${description}`,
  // In a small index every word is less rare.
  weight: 2.5,
  link: { text: name, to: `/store/product/${encodeURIComponent(id)}` },
})

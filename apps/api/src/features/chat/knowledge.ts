import { type Answers, createAnswers } from './answers.ts'
import { contentPassages, type Passage } from './passages.ts'
import { type ChatPost, wholePost } from './passages-posts.ts'
import { type ChatProduct, productPassage } from './passages-products.ts'
import { createSearch, joinSearches, type Search } from './search.ts'
import { topics } from './topics.ts'

/** The store's products, as they are now. */
export interface ChatProducts {
  /** Changes whenever what `list` answers may have changed. */
  version(): string
  list(): readonly ChatProduct[]
}

/** The blog's posts, as they are now. */
interface ChatPosts {
  /** Changes whenever what `list` answers may have changed. */
  version(): string
  list(): readonly ChatPost[]
}

/** Content changes with the owner's posts only: one index for all servers of the process, built on first use. */
let ofContent: { key: string; search: Search } | undefined
function contentSearch(posts: ChatPosts): Search {
  const key = [posts.version(), ...posts.list().map(({ slug }) => slug)].join()
  if (ofContent?.key !== key) ofContent = { key, search: createSearch(passagesWith(posts.list()), topics) }
  return ofContent.search
}

/** What the site says, with these posts as its blog: a link never leads to a built-in post that the owner does not show. */
function passagesWith(posts: readonly ChatPost[]): Passage[] {
  const builtIn = contentPassages()
  const addresses = new Set(posts.map((post) => wholePost(post).link.to))
  const known = new Set(builtIn.map(({ id }) => id))
  return [
    ...builtIn.filter(({ link }) => !link.to.startsWith('/blog/') || addresses.has(link.to)),
    ...posts.map(wholePost).filter(({ id }) => !known.has(id)),
  ]
}

/** Early enough for the first visitor, and late enough not to slow a start. */
const MADE_AFTER_MS = 2000

/** What the assistant knows: the content folder, and the blog's posts and the store's products as they are now. */
export function createKnowledge(products: ChatProducts, posts: ChatPosts): () => Answers {
  setTimeout(() => contentSearch(posts), MADE_AFTER_MS).unref()
  let version: string | undefined
  let answers: Answers | undefined
  return () => {
    const current = `${products.version()} ${posts.version()}`
    if (!answers || current !== version) {
      version = current
      const ofProducts = createSearch(products.list().map(productPassage), topics)
      answers = createAnswers(joinSearches(contentSearch(posts), ofProducts))
    }
    return answers
  }
}

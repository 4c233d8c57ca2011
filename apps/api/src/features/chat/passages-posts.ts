import type { Post } from '@beacon/content/posts/post'
import { posts } from '@beacon/content/posts/posts'
import { paths } from '@beacon/rules/paths'
import type { Passage } from './passages.ts'

const SENTENCES_OF_A_SECTION = 3

/** The built-in posts: each as a whole, and each of its sections. */
export const postPassages = (): Passage[] => posts.flatMap((post) => [wholePost(post), ...sectionsOf(post)])

/** A post as the assistant recommends it. */
export interface ChatPost {
  title: string
  slug: string
  excerpt: string
  tags: readonly string[]
}

const linkTo = ({ title, slug }: ChatPost) => ({ text: title, to: paths.blogPost(slug) })

/** A post as one passage. It weighs little: what a page says about the same thing comes first. */
export const wholePost = (post: ChatPost): Passage => ({
  id: `post/${post.slug}`,
  topic: `post:${post.slug}`,
  aspects: [],
  title: post.title,
  text: `We have written about that: ${post.excerpt}`,
  keywords: `${post.tags.join(' ')} post read about`,
  link: linkTo(post),
  weight: 0.55,
})

function sectionsOf(post: Post): Passage[] {
  const [, ...sections] = `\n${post.content}`.split(/\n## /)
  return sections.flatMap((section, at) => {
    const [heading = '', ...rest] = section.split('\n')
    const text = firstSentences(readable(rest.join('\n')))
    if (!text) return []
    return [
      {
        id: `post/${post.slug}/${at}`,
        topic: `post:${post.slug}`,
        aspects: [],
        title: heading,
        text,
        keywords: post.title,
        link: linkTo(post),
        weight: 0.4,
      },
    ]
  })
}

/** Words without their marks; lists become sentences. */
const readable = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*`]|^#+ /gm, '')
    .replace(/^(?:- |\d+\. )/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

const firstSentences = (text: string): string =>
  Array.from(sentences.segment(text), ({ segment }) => segment)
    .slice(0, SENTENCES_OF_A_SECTION)
    .join('')
    .trim()

import type { BlogPost } from '@beacon/contract/blog'
import { readingMinutes } from '@beacon/rules/blog-blocks'
import { parseContent } from '@beacon/rules/blog-content'
import type { Post } from './post.ts'
import { posts } from './posts.ts'

let made: readonly BlogPost[] | undefined

/** The built-in posts in the shape of every other post, newest first; made for the first who asks for them. */
export function builtInPosts(): readonly BlogPost[] {
  made ??= posts.map(toBlogPost)
  return made
}

function toBlogPost({ updated, tags, content, ...post }: Post): BlogPost {
  const blocks = parseContent(content)
  return {
    ...post,
    updated: updated ?? null,
    image: null,
    tags: [...tags],
    readTime: readingMinutes(blocks),
    published: true,
    content: blocks,
  }
}

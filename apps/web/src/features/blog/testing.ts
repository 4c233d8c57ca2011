import { builtInPosts } from '@beacon/content/posts/blog-posts'
import type { Block, BlogPost, BlogPostAnswer } from '@beacon/contract/blog'
import { listPage, relatedPosts, sidebarOf, viewOf } from '@beacon/rules/blog-posts'
import type { PageData } from '../../page-data.ts'

const ORIGIN = 'https://agency.example'

/** What the server provides for a list page. */
export const listData = (
  path: string,
  posts: readonly BlogPost[] = builtInPosts(),
  notice?: string,
): PageData => ({
  blogList: listPage({ posts: [...posts], source: 'local', notice }, viewOf(new URL(path, ORIGIN))),
})

/** A post by the owner, with the fields that a test needs. */
export const somePost = (facts: Partial<BlogPost> = {}): BlogPost => ({
  id: 'a-post',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it is about.',
  image: null,
  date: '2026-11-12',
  updated: null,
  readTime: 4,
  author: 'Maren Doyle',
  category: 'seo-tips',
  tags: ['Local SEO', 'Budget'],
  published: true,
  content: [paragraph('Its only paragraph.')],
  meta: { title: 'A post | Beacon & Bay Digital', description: 'What it is about, for search engines.' },
  ...facts,
})

export const paragraph = (text: string): Block => ({ type: 'paragraph', text: [{ text }] })

/** The server's response for a post. */
export const postAnswer = (post: BlogPost): BlogPostAnswer => ({
  post,
  related: relatedPosts(builtInPosts(), post),
  sidebar: sidebarOf(builtInPosts()),
})

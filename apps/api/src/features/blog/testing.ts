import { type SyncState, syncNotion } from '@beacon/contract/notion-admin'
import type { NotionServer } from '@beacon/stand-ins/notion-server'
import { expect } from 'vitest'
import { startTestApp, type TestApp, type TestAppOptions } from '../../../test/start-app.ts'

export const text = (content: string) => [{ text: { content } }]
export const paragraph = (content: string) => ({ paragraph: { rich_text: text(content) } })

interface PostDraft {
  title?: string
  slug?: string
  date?: string
  isPublished?: boolean
  category?: string | null
  tags?: string[]
  image?: string
  children?: object[]
}

/** A post as its owner enters it in Notion; by default a published one dated yesterday. */
export const draft = ({
  title = 'Tide tables for shopkeepers',
  slug = '',
  date = '2026-11-19',
  isPublished = true,
  category = 'SEO Tips',
  tags = ['Maps'],
  image,
  children = [paragraph('High water brings people.')],
}: PostDraft = {}) => ({
  properties: {
    Title: { title: text(title) },
    Slug: { rich_text: slug ? text(slug) : [] },
    Excerpt: { rich_text: text(`About ${title}.`) },
    Published: { checkbox: isPublished },
    Date: { date: date ? { start: date } : null },
    Category: { select: category ? { name: category } : null },
    Tags: { multi_select: tags.map((name) => ({ name })) },
    Author: { rich_text: text('Priya Raman') },
    Image: { files: image ? [{ name: 'cover.png', file: { url: image } }] : [] },
  },
  children,
})

export const addPost = (notion: NotionServer, post?: PostDraft): string =>
  notion.addPage(notion.dataSources.blog, draft(post))

/** Starts the app with a Notion that has these posts, and waits for the first copy to succeed or fail. */
export async function startBlog(write: (notion: NotionServer) => void, options: TestAppOptions = {}) {
  const app = await startTestApp({ blog: write, ...options })
  await copied(app)
  return app
}

/** Waits until no copy is running; returns the state of the last one. */
export async function copied(app: TestApp): Promise<SyncState> {
  const { blog } = app.deps.copies
  await expect
    .poll(
      async () => {
        const { startedAt, isRunning } = await blog.state()
        return startedAt !== null && !isRunning
      },
      { timeout: 30_000, interval: 10 },
    )
    .toBe(true)
  await blog.refresh()
  return blog.state()
}

/** The copy that a timer starts every five minutes. */
export const copyAgain = (app: TestApp) => app.deps.copies.blog.sync()

/** Starts a copy as the administrator does, and waits for it to end. */
export async function syncNow(app: TestApp) {
  await (await app.admin()).ask(syncNotion)
  await app.deps.copies.blogSyncEnded()
  return copied(app)
}

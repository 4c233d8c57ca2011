import { listBlogPosts } from '@beacon/contract/blog'
import { startNotionServer } from '@beacon/stand-ins/notion-server'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../../test/start-app.ts'
import { addPost, copied, paragraph } from './testing.ts'

/** Time runs 50 times as fast: Notion's limit of three requests a second is three in 20 milliseconds here. */
const SCALE = 0.02
const MINUTE = 60_000

test('250 posts are copied within Notion’s rate limit, without a single 429', async () => {
  const notion = await startNotionServer({ rateLimit: { requests: 180, windowMs: MINUTE * SCALE } })
  onTestFinished(() => notion.close())
  for (let count = 0; count < 250; count += 1)
    addPost(notion, {
      title: `Post ${count}`,
      children: [{ toggle: { rich_text: [], children: [paragraph('inside')] } }],
    })
  const app = await startTestApp({
    settings: {
      NOTION_API_URL: notion.url,
      NOTION_BLOG_ID: notion.dataSources.blog,
      RETRY_SCALE: String(SCALE),
    },
  })
  expect(await copied(app)).toMatchObject({ items: 250, lastError: null, warnings: [] })
  expect((await app.visitor.ask(listBlogPosts)).posts).toHaveLength(250)
  // Three pages of rows, and two lists of blocks for each post: a request that got 429 would count twice.
  const asked = notion.calls.filter(({ path }) => /query|children/.test(path))
  expect(asked).toHaveLength(3 + 2 * 250)
})

import { listBlogPosts } from '@beacon/contract/blog'
import { startNotionServer } from '@beacon/stand-ins/notion-server'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../../test/start-app.ts'
import { addPost, copied, paragraph } from './testing.ts'

/** Time is scaled: the three requests a second of Notion's limit are three in 20 milliseconds here. */
const SCALE = 0.02
const MINUTE = 60_000

test('250 posts are copied within Notion’s own limit, without one refusal', async () => {
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
  // Three pages of rows, and two lists of blocks for each post: a refused request would have been asked twice.
  const asked = notion.calls.filter(({ path }) => /query|children/.test(path))
  expect(asked).toHaveLength(3 + 2 * 250)
})

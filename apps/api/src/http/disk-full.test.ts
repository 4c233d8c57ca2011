import { signIn } from '@beacon/contract/admin-session'
import { expect, test } from 'vitest'
import { administrator, startTestApp } from '../../test/start-app.ts'

test('signing in returns a 503 about the full disk even if its rate limit cannot be counted', async () => {
  const app = await startTestApp({ breaks: true, settings: { RATE_LIMIT_SCALE: '1' } })
  const [pages] = await app.rows<{ page_count: number }>('pragma page_count')
  await app.rows(`pragma max_page_count = ${pages?.page_count}`)
  const fillRoom = async () => {
    for (let row = 0; row < 1000; row += 1)
      await app.rows(`insert into rate_limit values ('room', '${row}', 1, '2026-11-20')`)
  }
  await expect(fillRoom()).rejects.toThrow('full')
  const answer = await app.visitor.call(signIn, { body: administrator })
  expect(answer).toMatchObject({ status: 503, body: { error: expect.stringContaining('disk is full') } })
})

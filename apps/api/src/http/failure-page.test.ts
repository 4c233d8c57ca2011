import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagesAsData } from '../../test/pages.ts'
import { startTestApp } from '../../test/start-app.ts'
import { AppError } from './errors.ts'
import type { Pages } from './pages.ts'

/** A website whose pages all fail to render. */
function failing(error: Error): Pages {
  return {
    ...pagesAsData,
    serve: (_req, _res, next) => next(error),
    render: () => Promise.reject(error),
  }
}

const asBrowser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

test('a page that cannot be rendered is an HTML failure page with a way to try again', async () => {
  const app = await startTestApp({ pages: failing(new AppError('unavailable')), breaks: true })
  const response = await app.visitor.send('/blog', asBrowser)
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const page = await response.text()
  expect(page).toContain('<h1>Our light is out for a moment</h1>')
  expect(page).toContain('This is not available right now. Please try again shortly.')
  expect(page).toContain('<a href="">Try again</a>')
  const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
})

test('an unexpected error’s details are not on the failure page', async () => {
  const app = await startTestApp({ pages: failing(new Error('no such table: post')), breaks: true })
  const response = await app.visitor.send('/blog', asBrowser)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('no such table')
})

test('who opens a link that leads nowhere is not asked to try it again, and the lighthouse is lit', async () => {
  const app = await startTestApp()
  const response = await app.visitor.send('/api/booking/calendar/incomplete.ics', asBrowser)
  expect(response.status).toBe(404)
  const page = await response.text()
  expect(page).toContain('This calendar address does not work')
  expect(page).not.toContain('Try again')
  expect(page).toContain('fill="#ffab2e"')
})

test.each([
  ['a request for a page that does not accept HTML', '/blog', {}, 503],
  ['a browser’s request for an API path', '/api/nothing', asBrowser, 404],
])('%s gets the failure as JSON', async (_who, path, init, status) => {
  const app = await startTestApp({ pages: failing(new AppError('unavailable')), breaks: true })
  const response = await app.visitor.send(path, init)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ success: false })
})

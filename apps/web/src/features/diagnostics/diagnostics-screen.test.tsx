import { listBlogPosts } from '@beacon/contract/blog'
import { readDiagnostics } from '@beacon/contract/diagnostics'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { DiagnosticsScreen } from './diagnostics-screen.tsx'

const post = (title: string, published: boolean) => ({ id: title, title, published, category: 'seo-tips' })
const status = [
  { name: 'notion', mode: 'demo' },
  { name: 'stripe', mode: 'off' },
]

function visit(answers: Record<string, { status?: number; body: unknown }>) {
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 200 })
  })
  return render(
    <MemoryRouter>
      <DiagnosticsScreen />
    </MemoryRouter>,
  )
}

test('ADMIN-6 anybody sees the status and can test the blog, which lists its first three posts', async () => {
  const posts = [post('One', true), post('Two', false), post('Three', true), post('Four', true)]
  visit({
    [readDiagnostics.path]: { body: { status, settings: null } },
    [listBlogPosts.path]: { body: { posts, source: 'local' } },
  })
  expect(await screen.findByText('Demo: a stand-in answers')).toBeTruthy()
  expect(screen.getByText(/blog content currently comes from local data/)).toBeTruthy()
  expect(screen.getByText(/Only an administrator sees/)).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Test NotionService' }))
  expect(isOff(screen.getByRole('button', { name: 'Testing...' }))).toBe(true)
  expect(await screen.findByText('One')).toBeTruthy()
  expect(screen.getByText('Two').closest('li')?.textContent).toBe('Twoseo-tipsDraft')
  expect(screen.getByText('Three').closest('li')?.textContent).toBe('Threeseo-tipsPublished')
  expect(screen.queryByText('Four')).toBeNull()
})

test('ADMIN-6 an administrator also sees which settings are present, as yes or no', async () => {
  const settings = [
    { name: 'NOTION_TOKEN', isPresent: true },
    { name: 'STRIPE_SECRET_KEY', isPresent: false },
  ]
  visit({ [readDiagnostics.path]: { body: { status, settings } } })
  const name = await screen.findByText('NOTION_TOKEN')
  expect(name.closest('div')?.textContent).toBe('NOTION_TOKENYes')
  expect(screen.getByText('STRIPE_SECRET_KEY').closest('div')?.textContent).toBe('STRIPE_SECRET_KEYNo')
})

test('ADMIN-6 a load that fails shows its message', async () => {
  visit({
    [readDiagnostics.path]: { body: { status, settings: null } },
    [listBlogPosts.path]: { status: 502, body: { code: 'provider_error', error: 'Notion did not answer.' } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Test NotionService' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Notion did not answer.')
  expect(screen.getByRole('button', { name: 'Test NotionService' })).toBeTruthy()
})

import { listBlogPosts } from '@beacon/contract/blog'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PageDataProvider } from '../../page-data.ts'
import BlogPage from '../../pages/blog.tsx'
import { somePost } from './testing.ts'

const module = vi.hoisted(() => ({ isMissing: true }))
vi.mock('./fetch-posts.ts', async (original) => {
  if (module.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
  return original()
})

test('when the list’s script cannot be loaded, the page says so, and loads it on request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(
    <PageDataProvider value={{ publicUrl: 'https://agency.example' }}>
      <MemoryRouter initialEntries={['/blog']}>
        <BlogPage />
      </MemoryRouter>
    </PageDataProvider>,
  )
  fireEvent.focus(screen.getByPlaceholderText('Search blog posts...'))
  expect((await screen.findByRole('alert')).textContent).toContain('The posts did not load')
  expect(screen.queryByText('Loading blog posts...')).toBeNull()

  module.isMissing = false
  vi.stubGlobal('fetch', async (path: string) =>
    path === listBlogPosts.path
      ? Response.json({ posts: [somePost({ title: 'From Notion' })], source: 'notion' })
      : new Response(),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'From Notion' })).toBeTruthy()
})

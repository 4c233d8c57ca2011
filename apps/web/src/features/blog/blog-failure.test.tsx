import { listBlogPosts } from '@beacon/contract/blog'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PageDataProvider } from '../../page-data.ts'
import BlogPage from '../../pages/blog.tsx'
import BlogPostPage from '../../pages/blog-post.tsx'
import { somePost } from './testing.ts'

const module = vi.hoisted(() => ({ isMissing: true }))
vi.mock('./fetch-posts.ts', async (original) => {
  if (module.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
  return original()
})

async function openPost(address: string) {
  const failed = <p>This page did not arrive</p>
  const routes = [{ path: '/blog/:slug', element: <BlogPostPage />, errorElement: failed }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await act(async () =>
    render(
      <PageDataProvider value={{ publicUrl: 'https://agency.example' }}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </PageDataProvider>,
    ),
  )
}

test('when a post’s script cannot be loaded, the page fails and does not ask for it without end', async () => {
  const offline = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', offline)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openPost('/blog/a-post')
  expect(await screen.findByText('This page did not arrive')).toBeTruthy()
  expect(offline.mock.calls.length).toBeLessThan(3)
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

test('a post that could not be fetched, and that no built-in one replaces, is not called missing', async () => {
  module.isMissing = false
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openPost('/blog/only-in-notion')
  expect(await screen.findByText('This page did not arrive')).toBeTruthy()
  expect(screen.queryByText('Post Not Found')).toBeNull()
})

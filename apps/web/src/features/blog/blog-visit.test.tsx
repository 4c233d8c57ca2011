import { builtInPosts } from '@beacon/content/posts/blog-posts'
import { listBlogPosts } from '@beacon/contract/blog'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../page-data.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { listData, postAnswer, somePost } from './testing.ts'

const answers = new Map<string, { status: number; body: unknown }>()
const asked = vi.fn<(path: string) => void>()

/** A visit whose first page the server rendered with `data`; nothing is fetched before a visit. */
async function visit(path: string, data: PageData = {}) {
  vi.resetModules()
  const { default: BlogPage } = await import('../../pages/blog.tsx')
  const { default: BlogPostPage } = await import('../../pages/blog-post.tsx')
  const { PageDataProvider: Provider } = await import('../../page-data.ts')
  const router = createMemoryRouter(
    [
      { path: '/blog', element: <BlogPage /> },
      { path: '/blog/category/:slug', element: <BlogPage /> },
      { path: '/blog/:slug', element: <BlogPostPage /> },
    ],
    { initialEntries: [path] },
  )
  render(
    <Provider value={{ publicUrl: 'https://agency.example', ...data }}>
      <ToastProvider>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ToastProvider>
    </Provider>,
  )
  return router
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path)
    const { status, body } = answers.get(path) ?? {
      status: 404,
      body: { code: 'not_found', error: 'Not found' },
    }
    return Response.json(body, { status })
  })
})
afterEach(() => {
  answers.clear()
  asked.mockClear()
})

const serve = (posts = builtInPosts()) =>
  answers.set(listBlogPosts.path, { status: 200, body: { posts, source: 'notion' } })

test('BLOG-1 without server data the posts are fetched, and the page shows that it is loading', async () => {
  serve([somePost({ title: 'From Notion' })])
  await visit('/blog')
  expect(screen.getByText('Loading blog posts...')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'From Notion' })).toBeTruthy()
  expect(screen.queryByText('Loading blog posts...')).toBeNull()
})

test('BLOG-9 when the posts cannot be loaded, the built-in ones are shown with the error as a notice, and it is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answers.set(listBlogPosts.path, { status: 502, body: { code: 'provider_error', error: 'Notion is down.' } })
  await visit('/blog')
  expect(await screen.findByText('Notion is down.')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(builtInPosts().length)
  expect(log).toHaveBeenCalledOnce()
})

test('server-rendered data is shown without another request', async () => {
  await visit('/blog', listData('/blog'))
  expect(screen.getAllByRole('article')).toHaveLength(builtInPosts().length)
  expect(asked).not.toHaveBeenCalled()
})

test('BLOG-2 a search narrows the list whatever its case, and is kept in the address', async () => {
  serve()
  const router = await visit('/blog', listData('/blog'))
  fireEvent.change(screen.getByPlaceholderText('Search blog posts...'), { target: { value: 'CHATBOT' } })
  expect(await screen.findByText(/for “CHATBOT”/)).toBeTruthy()
  expect(router.state.location.search).toBe('?q=CHATBOT')
  for (const card of screen.getAllByRole('article')) expect(card.textContent).toMatch(/chatbot/i)
})

test('a mistyped search shows the posts of the most similar word, and says so', async () => {
  serve()
  await visit('/blog?q=CHATBTO')
  expect(
    await screen.findByText(/^Showing \d+ posts? for “chatbot”. Nothing matches “CHATBTO”.$/),
  ).toBeTruthy()
  for (const card of screen.getAllByRole('article')) expect(card.textContent).toMatch(/chatbot/i)
})

test('Enter searches without waiting for a pause in typing', async () => {
  serve()
  const router = await visit('/blog', listData('/blog'))
  fireEvent.change(screen.getByPlaceholderText('Search blog posts...'), { target: { value: 'chatbot' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(router.state.location.search).toBe('?q=chatbot'), { timeout: 150 })
})

test('a chosen category is kept in the address, and going back shows all posts', async () => {
  serve()
  const router = await visit('/blog', listData('/blog'))
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'seo-tips' } })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(router.state.location.search).toBe('?category=seo-tips')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(builtInPosts().length))
})

test('following a link fetches the post, and going back shows the previous one without a request', async () => {
  const post = somePost({ title: 'The next one' })
  answers.set('/api/blog/posts/a-post', { status: 200, body: postAnswer(post) })
  const router = await visit('/blog', listData('/blog'))
  await act(() => router.navigate('/blog/a-post'))
  expect(await screen.findByRole('heading', { name: 'The next one', level: 1 })).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(screen.getAllByRole('article')).toHaveLength(builtInPosts().length)
  await act(() => router.navigate('/blog/a-post'))
  expect(screen.getByRole('heading', { name: 'The next one', level: 1 })).toBeTruthy()
  expect(asked).toHaveBeenCalledOnce()
})

test('BLOG-8 a post unknown to the server shows the not-found text', async () => {
  const router = await visit('/blog', listData('/blog'))
  await act(() => router.navigate('/blog/nowhere'))
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeTruthy()
})

test('a built-in post is shown when the server cannot be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answers.set('/api/blog/posts/two-second-website', {
    status: 502,
    body: { code: 'provider_error', error: 'Down.' },
  })
  const router = await visit('/blog', listData('/blog'))
  await act(() => router.navigate('/blog/two-second-website'))
  expect(await screen.findByRole('heading', { level: 1, name: /two-second website/ })).toBeTruthy()
  expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText('Down.')).toBeTruthy()
})

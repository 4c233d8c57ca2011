// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { RouteFocus } from './route-focus.tsx'

const scrollTo = vi.fn((_left: number, top: number) => {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
})

const page = (path: string, name: string): RouteObject => ({ path, element: <Page name={name} /> })

function Page({ name }: { name: string }) {
  return (
    <>
      <title>{name}</title>
      <h1 key={name}>{name}</h1>
      <a href="/">Home</a>
    </>
  )
}

/** Suspends until the server's response. */
function Product({ answers }: { answers: (() => void)[] }) {
  const [name, setName] = useState('Store')
  useEffect(() => void answers.push(() => setName('Harbor Tee')), [answers])
  return <Page name={name} />
}

/** Like the shell, which stays mounted while pages change. */
const site = (pages: RouteObject[]): RouteObject => ({
  element: (
    <>
      <Outlet />
      <RouteFocus />
    </>
  ),
  children: pages,
})

function openSite(...others: RouteObject[]) {
  const router = createMemoryRouter([site([page('/', 'Home'), page('/about', 'About us'), ...others])])
  render(<RouterProvider router={router} />)
  return (to: string | number) => act(() => router.navigate(to as string))
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
})

test('the first page leaves the focus where the browser put it', () => {
  openSite()
  expect(document.activeElement).toBe(document.body)
})

test('following a link focuses the new page’s heading, and announces its title', async () => {
  const go = openSite()
  await go('/about')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About us' }))
  expect(screen.getByText('About us', { selector: '[aria-live] > *' })).toBeTruthy()
})

test('a page that loads data focuses its heading when it is ready, unless the focus has moved elsewhere', async () => {
  const answers: (() => void)[] = []
  const go = openSite({ path: '/product', element: <Product answers={answers} /> })
  await go('/product')
  await act(() => answers.pop()?.())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Harbor Tee' }))
  expect(screen.getByText('Harbor Tee', { selector: '[aria-live] > *' })).toBeTruthy()

  await go('/about')
  await go('/product')
  const link = screen.getByRole('link')
  link.focus()
  await act(() => answers.pop()?.())
  expect(document.activeElement).toBe(link)
})

test('a new page starts at the top, and going back restores the scroll position', async () => {
  const go = openSite()
  window.scrollTo(0, 700)
  await go('/about')
  expect(window.scrollY).toBe(0)
  await go(-1)
  expect(window.scrollY).toBe(700)
})

test('filtering a list keeps the scroll position, and going back restores it', async () => {
  const go = openSite()
  window.scrollTo(0, 300)
  await go('/?category=seo')
  expect(window.scrollY).toBe(300)
  expect(document.activeElement).toBe(document.body)
  window.scrollTo(0, 900)
  await go(-1)
  expect(window.scrollY).toBe(300)
})

test('scrolling to an anchor is left to the browser', async () => {
  const go = openSite()
  window.scrollTo(0, 500)
  await go('/#part')
  expect(window.scrollY).toBe(500)
})

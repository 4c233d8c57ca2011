// @vitest-environment jsdom
import type { SearchAnswer } from '@beacon/contract/search'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PageData, PageDataProvider } from '../../page-data.ts'
import { SearchScreen } from './search-screen.tsx'

const answerTo = (query: string): SearchAnswer => ({
  query,
  total: 1,
  words: [query],
  groups: [
    {
      kind: 'page',
      total: 1,
      results: [{ title: `About ${query}`, to: `/${query}`, from: null, excerpt: `All of ${query}.` }],
    },
  ],
})

let address = ''
const asked: { query: string; answer: (answer: SearchAnswer | number) => void; isLeft: () => boolean }[] = []

function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

function open(at: string, data: PageData = {}) {
  window.history.replaceState(null, '', at)
  render(
    <PageDataProvider value={data}>
      <MemoryRouter initialEntries={[at]}>
        <SearchScreen />
        <Address />
      </MemoryRouter>
    </PageDataProvider>,
  )
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        asked.push({
          query: new URL(url, 'http://here.test').searchParams.get('q') ?? '',
          answer: (answer) =>
            resolve(
              typeof answer === 'number'
                ? Response.json({ code: 'unavailable', error: 'Not now.' }, { status: answer })
                : Response.json(answer),
            ),
          isLeft: () => signal?.aborted ?? false,
        })
      }),
  )
})

afterEach(() => {
  asked.length = 0
})

const field = () => screen.getByRole('searchbox', { name: 'Search the site' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const questionOf = (query: string) =>
  waitFor(() => {
    const question = asked.find((one) => one.query === query)
    if (!question) throw new Error(`nobody asked for ${query}`)
    return question
  })
const link = (name: string) => screen.findByRole('link', { name })

test('server-rendered results are shown at once, with highlighted words and their number', () => {
  open('/search?q=tide', { search: answerTo('tide') })
  expect(screen.getByRole('link', { name: 'About tide' }).getAttribute('href')).toBe('/tide')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'tide',
    'tide',
  ])
  expect(screen.getByRole('status').textContent).toBe('1 result for “tide”')
  expect(asked).toEqual([])
})

test('typing searches after a pause, and a late answer to an older search is not shown', async () => {
  open('/search', { search: { query: '', total: 0, words: [], groups: [] } })
  type('one')
  const first = await questionOf('one')
  type('two')
  const second = await questionOf('two')
  expect(first.isLeft()).toBe(true)
  expect(screen.queryByText('Nothing found.')).toBeNull()
  second.answer(answerTo('two'))
  first.answer(answerTo('one'))
  await link('About two')
  expect(screen.queryByRole('link', { name: 'About one' })).toBeNull()
  expect(address).toBe('/search?q=two')
})

test('Enter searches without waiting for the pause', async () => {
  open('/search')
  type('enter')
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(address).toBe('/search?q=enter'), { timeout: 150 })
})

test('the results stay until the next answer arrives', async () => {
  open('/search?q=kept', { search: answerTo('kept') })
  type('next')
  const question = await questionOf('next')
  expect(screen.getByRole('link', { name: 'About kept' })).toBeTruthy()
  question.answer(answerTo('next'))
  await link('About next')
  expect(screen.queryByRole('link', { name: 'About kept' })).toBeNull()
})

test('a failed search says so, and succeeds on retry', async () => {
  open('/search?q=storm')
  ;(await questionOf('storm')).answer(503)
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  asked.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  ;(await questionOf('storm')).answer(answerTo('storm'))
  await link('About storm')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a search without results, and an empty one, offer links', () => {
  open('/search?q=zeppelin', { search: { query: 'zeppelin', total: 0, words: [], groups: [] } })
  expect(screen.getByRole('status').textContent).toBe('No results for “zeppelin”')
  for (const name of ['Services and prices', 'Contact', 'Book a time']) screen.getByRole('link', { name })
  cleanup()
  open('/search')
  expect(screen.getByRole('status').textContent).toBe('')
  for (const name of ['Services and prices', 'Contact', 'Book a time']) screen.getByRole('link', { name })
})

test('if there are more results, links to the blog’s and the store’s own search are shown', () => {
  const more = answerTo('tide')
  open('/search?q=tide', {
    search: { ...more, total: 30, groups: [{ ...more.groups[0], kind: 'product', total: 30 } as never] },
  })
  expect(screen.getByRole('status').textContent).toBe('The best 1 of 30 results for “tide”')
  expect(screen.getByRole('link', { name: /whole store/ }).getAttribute('href')).toBe('/store?q=tide')
})

test('if something similar was searched for instead, the announcement and the links name it', () => {
  const instead = { ...answerTo('tdie'), showing: 'tide', total: 30 }
  open('/search?q=tdie', {
    search: { ...instead, groups: [{ ...instead.groups[0], kind: 'product', total: 30 } as never] },
  })
  expect(screen.getByRole('status').textContent).toBe(
    'Showing the best 1 of 30 results for “tide”. Nothing matches “tdie”.',
  )
  expect(screen.getByRole('link', { name: /whole store/ }).getAttribute('href')).toBe('/store?q=tide')
})

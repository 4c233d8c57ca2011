import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Consent, openPrivacyChoices } from './index.ts'

const reload = vi.fn()
const hasTag = () => document.querySelector('script[src^="https://www.googletagmanager.com"]') !== null

const keep = (choice: 'granted' | 'denied') =>
  localStorage.setItem('privacy-choice', JSON.stringify({ choice, version: 1 }))

beforeEach(async () => {
  vi.stubGlobal('location', { ...window.location, hostname: 'localhost', pathname: '/', reload })
  document.documentElement.dataset.tagManager = 'GTM-TEST'
  keep('granted')
  render(
    <MemoryRouter>
      <Consent />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(hasTag()).toBe(true))
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  delete window.dataLayer
  document.querySelector('script')?.remove()
})

test('SITE-11 a page that Back brings with its tags is loaded anew once the consent was withdrawn', () => {
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  keep('denied')
  comeBack()
  expect(reload).toHaveBeenCalledOnce()
})

test('SITE-11 withdrawing the consent deletes the cookies and entries of the tags and no other, and loads the page without them', async () => {
  for (const key of ['_gcl_ls', 'google_ama_config', 'goog_pem_mod', 'cart']) localStorage.setItem(key, '1')
  sessionStorage.setItem('_gcl_ss', '1')
  for (const cookie of ['_ga=1', '_ga_X1=2', '_gcl_au=3', 'FPLC=4', 'FCNEC=5', 'theme=dark']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tags do
    document.cookie = `${cookie}; Path=/`
  }
  act(() => openPrivacyChoices())
  fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(document.cookie).toBe('theme=dark')
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['cart']))
  expect(
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /g/.test(key)),
  ).toEqual([])
})

test('SITE-11 a cookie that a tag has set while the page was left goes with the next page', async () => {
  keep('denied')
  // biome-ignore lint/suspicious/noDocumentCookie: as the tags do
  document.cookie = '_ga=1; Path=/'
  render(
    <MemoryRouter>
      <Consent />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(document.cookie).not.toContain('_ga'))
})

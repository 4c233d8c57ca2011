import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { nextTask } from '../../lib/next-task.ts'
import { track } from '../../lib/track.ts'
import { Consent, openPrivacyChoices } from './index.ts'

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const root = document.documentElement
const commands = () =>
  (window.dataLayer ?? []).map((entry) =>
    'length' in entry ? Array.from(entry as ArrayLike<unknown>) : entry,
  )

function visit({ tagManager = 'GTM-TEST', adClient = '' } = {}) {
  root.dataset.tagManager = tagManager
  root.dataset.adClient = adClient
  return render(
    <MemoryRouter>
      <Consent />
    </MemoryRouter>,
  )
}

// Once the panel has been loaded it appears at once, and its absence can be seen at once.
beforeAll(async () => {
  const { unmount } = visit()
  await screen.findByRole('button', { name: 'Yes, count' })
  unmount()
  await import('./load-tags.ts')
})
afterEach(async () => {
  await nextTask()
  delete window.dataLayer
  delete root.dataset.guarded
  delete root.dataset.cards
  for (const script of document.querySelectorAll('script')) script.remove()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test('SITE-11 no tag is loaded before a choice, and yes and no take one press each', async () => {
  visit()
  expect(await screen.findByRole('button', { name: 'No, thanks' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Yes, count' })).toBeTruthy()
  expect(scripts()).toEqual([])
})

test('SITE-11 a stored choice that is outdated or unreadable is not consent', async () => {
  for (const kept of ['{"choice":"granted","version":0}', '{"choice":"perhaps","version":1}', '{']) {
    localStorage.setItem('privacy-choice', kept)
    const { unmount } = visit()
    expect(await screen.findByRole('button', { name: 'Yes, count' }), kept).toBeTruthy()
    expect(scripts()).toEqual([])
    unmount()
  }
})

test('SITE-11 after a yes the tags are loaded, and the visitor is not asked again', async () => {
  const first = visit({ adClient: 'ca-pub-1' })
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, count' }))
  await vi.waitFor(() =>
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
      'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1',
    ]),
  )
  first.unmount()
  visit()
  expect(screen.queryByRole('button', { name: 'Yes, count' })).toBeNull()
})

test.each([
  [{ tagManager: 'GTM-TEST', adClient: '' }, 'https://www.googletagmanager.com'],
  [{ tagManager: '', adClient: 'ca-pub-1' }, 'https://pagead2.googlesyndication.com'],
])('SITE-11 a yes loads what is configured and nothing else: %o', async (ids, origin) => {
  visit(ids)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, count' }))
  await vi.waitFor(() => expect(scripts().map((src) => new URL(src).origin)).toEqual([origin]))
})

test('SITE-11 after a no nothing is loaded, now or on the next page', async () => {
  const first = visit()
  fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }))
  first.unmount()
  visit()
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull()
  expect(scripts()).toEqual([])
})

test('without browser storage the choice lasts until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('This browser keeps nothing.')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  vi.resetModules()
  const fresh = await import('./index.ts')
  root.dataset.tagManager = 'GTM-TEST'
  render(
    <MemoryRouter>
      <fresh.Consent />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, count' }))
  fresh.openPrivacyChoices()
  expect(await screen.findByText('Your choice so far: yes.')).toBeTruthy()
})

test('SITE-11 Global Privacy Control counts as a no without asking', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  visit()
  expect(screen.queryByRole('button', { name: 'Yes, count' })).toBeNull()
  expect(scripts()).toEqual([])
})

test('SITE-11 without a configured tag nobody is asked, but the footer still has the choices', async () => {
  visit({ tagManager: '' })
  expect(screen.queryByRole('region')).toBeNull()
  openPrivacyChoices()
  expect(await screen.findByRole('button', { name: 'No, thanks' })).toBeTruthy()
})

test('SITE-11 the four consent signals are denied first, and granted by a yes', async () => {
  visit()
  const all = (state: string) => ({
    ad_storage: state,
    analytics_storage: state,
    ad_user_data: state,
    ad_personalization: state,
  })
  track('phone_call_click')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, count' }))
  await vi.waitFor(() =>
    expect(commands(), 'in this order: the queue is read in order').toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]),
  )
})

test('if cards are configured, links to payment pages load the document, which has its own policy', () => {
  const routed = vi.fn((event: Event) => event.preventDefault())
  root.dataset.cards = 'live'
  visit({ tagManager: '' })
  document.body.insertAdjacentHTML('beforeend', '<a href="/checkout">Pay</a><a href="/store">Store</a>')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a')]
  for (const link of links) link.addEventListener('click', routed)
  // Prevents the browser's default action, after all other handlers.
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay, { capture: true })
  for (const link of links) fireEvent.click(link)
  removeEventListener('click', stay, { capture: true })
  for (const link of links) link.remove()
  expect(routed.mock.calls.map(([event]) => (event.target as HTMLAnchorElement).pathname)).toEqual(['/store'])
})

test('if no cards are taken, links to payment pages are as ever', () => {
  root.dataset.cards = 'off'
  visit({ tagManager: '' })
  expect(root.dataset.guarded).toBeUndefined()
})

test('choices opened from the footer return the focus to that button', async () => {
  visit({ tagManager: '' })
  render(
    <button type="button" onClick={openPrivacyChoices}>
      Privacy choices
    </button>,
  )
  const opener = screen.getByRole('button', { name: 'Privacy choices' })
  opener.focus()
  fireEvent.click(opener)
  const no = await screen.findByRole('button', { name: 'No, thanks' })
  no.focus()
  fireEvent.click(no)
  expect(document.activeElement).toBe(opener)
})

test('SITE-11 no page that is private fetches a tag, whatever was agreed to', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  localStorage.setItem('privacy-choice', '{"choice":"granted","version":1}')
  for (const path of ['/checkout', '/orders/order1', '/admin/leads']) {
    history.replaceState(null, '', path)
    visit().unmount()
    expect(scripts(), path).toEqual([])
  }
  history.replaceState(null, '', '/about')
  visit()
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
})

test('SITE-11 a tag is fetched once, however often its choice is applied', async () => {
  localStorage.setItem('privacy-choice', '{"choice":"granted","version":1}')
  visit().unmount()
  visit()
  await vi.waitFor(() => expect(scripts()).not.toEqual([]))
  await nextTask()
  expect(scripts()).toHaveLength(1)
})

test('SITE-11 who sends Global Privacy Control agrees to nothing, not even by pressing yes', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  visit()
  act(() => openPrivacyChoices())
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, count' }))
  expect(scripts()).toEqual([])
})

test('choices that were opened from the footer close on Escape without a choice; the first question stays', async () => {
  visit()
  fireEvent.keyDown(await screen.findByRole('button', { name: 'No, thanks' }), { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'No, thanks' })).toBeTruthy()
  act(openPrivacyChoices)
  fireEvent.keyDown(screen.getByRole('button', { name: 'No, thanks' }), { key: 'Escape' })
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull()
  expect(localStorage.getItem('privacy-choice')).toBeNull()
})

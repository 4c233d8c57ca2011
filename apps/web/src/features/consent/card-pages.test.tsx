import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Consent } from './index.ts'

/** In a file of its own: what another test has agreed to would guard the links as well. */
test('D24 where cards are taken a link to our own page to pay on is a full load, and one elsewhere is as ever', () => {
  document.documentElement.dataset.cards = 'live'
  render(
    <MemoryRouter>
      <Consent />
      <a href="/checkout">Pay</a>
      <a href="https://elsewhere.example/checkout">Another shop</a>
    </MemoryRouter>,
  )
  const routed = vi.fn((event: Event) => event.preventDefault())
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a')]
  for (const link of links) link.addEventListener('click', routed)
  // Prevents the browser's default action, after all other handlers.
  addEventListener('click', (event) => event.preventDefault(), { capture: true })
  for (const link of links) fireEvent.click(link)
  expect(routed.mock.calls.map(([event]) => (event.target as HTMLAnchorElement).textContent)).toEqual([
    'Another shop',
  ])

  // Back, in a document that was reloaded at another address: the router shows it only where it may.
  const shown = vi.fn()
  addEventListener('popstate', shown)
  const backTo = (path: string) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    return shown.mock.calls.length
  }
  expect(backTo('/store')).toBe(1)
  expect(backTo('/checkout')).toBe(1)
})

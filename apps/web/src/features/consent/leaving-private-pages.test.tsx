import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Consent } from './index.ts'

/** In a file of its own: what another test has agreed to would guard the link as well. */
test('SITE-11 once tags were agreed to, a private page is left with a full load, which brings them', async () => {
  history.replaceState(null, '', '/booking')
  document.documentElement.dataset.tagManager = 'GTM-TEST'
  render(
    <MemoryRouter>
      <Consent />
      <a href="/blog">Blog</a>
    </MemoryRouter>,
  )
  const routed = vi.fn((event: Event) => event.preventDefault())
  const link = screen.getByRole('link', { name: 'Blog' })
  link.addEventListener('click', routed)
  // Prevents the browser's default action, after all other handlers.
  addEventListener('click', (event) => event.preventDefault(), { capture: true })
  fireEvent.click(link)
  expect(routed).toHaveBeenCalledOnce()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, count' }))
  fireEvent.click(link)
  expect(routed, 'the router is not asked').toHaveBeenCalledOnce()
  expect(document.querySelector('script'), 'and nothing is loaded here').toBeNull()
})

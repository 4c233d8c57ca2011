import { popupWired } from '@beacon/rules/popup-timing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { silencePopup } from '../../lib/popup-silence.ts'
import { LeadPopup } from './lead-popup.tsx'
import { SitePopup } from './site-popup.tsx'
// What the popup loads for itself is here already: the held clock does not wait for it.
import '../lead-form/send-lead.ts'
import './offer.tsx'
import './wired-popup.tsx'

const HOUR = 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers()
})

let navigate: NavigateFunction

function Site({ wired }: { wired: boolean }) {
  navigate = useNavigate()
  return (
    <>
      <form>
        <input aria-label="A field of some form" />
        <button type="button">Its button</button>
        <p tabIndex={-1}>What to mend</p>
      </form>
      <LeadPopup {...(wired ? { triggers: popupWired } : {})} />
    </>
  )
}

/** A document of the site, with the application's wiring or the component's own defaults. */
function visit({ wired = true, at = '/' } = {}) {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="*" element={<Site wired={wired} />} />
      </Routes>
    </MemoryRouter>,
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isOpen = () => screen.queryByRole('dialog') !== null
const go = (path: string) => act(async () => navigate(path))

async function scrollTo(percent: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(percent * 10)
  await wait(500)
}

async function leave(pointerType: string, clientY = -1) {
  fireEvent(document.documentElement, new PointerEvent('pointerleave', { pointerType, clientY }))
  await wait(0)
}

describe('LEAD-1 as the site wires it', () => {
  it('opens after ten seconds on the first page', async () => {
    visit()
    await wait(9_500)
    expect(isOpen()).toBe(false)
    await wait(500)
    expect(isOpen()).toBe(true)
  })

  it('is posted to the contact page, with the campaign, by a browser whose scripts are gone', async () => {
    sessionStorage.setItem('arrival', JSON.stringify({ campaign: 'utm_source=google' }))
    visit({ at: '/newsletter' })
    await wait(10_000)
    const form = document.querySelector<HTMLFormElement>('#lead-popup')
    expect(form?.getAttribute('action')).toBe('/contact?utm_source=google&from=%2Fnewsletter#write')
  })

  it('opens after 30 % of the page has been scrolled', async () => {
    visit()
    await scrollTo(29)
    expect(isOpen()).toBe(false)
    await scrollTo(30)
    expect(isOpen()).toBe(true)
  })

  it('opens when the mouse leaves through the top edge, but not for touch or another edge', async () => {
    visit()
    await leave('touch')
    await leave('mouse', 400)
    expect(isOpen()).toBe(false)
    await leave('mouse')
    expect(isOpen()).toBe(true)
  })
})

describe('LEAD-1 on the site', () => {
  it('is loaded when the page is idle, and opens ten seconds after page load', async () => {
    render(
      <MemoryRouter>
        <SitePopup />
      </MemoryRouter>,
    )
    await wait(4_000)
    await act(() => vi.dynamicImportSettled())
    await wait(5_500)
    expect(isOpen()).toBe(false)
    await wait(500)
    expect(isOpen()).toBe(true)
  })
})

describe('LEAD-1 with its own defaults', () => {
  it('opens after two page views and 30 seconds', async () => {
    visit({ wired: false })
    await wait(60_000)
    await scrollTo(90)
    await leave('mouse')
    expect(isOpen()).toBe(false)
    cleanup()
    await scrollTo(0)
    visit({ wired: false })
    await wait(29_500)
    expect(isOpen()).toBe(false)
    await wait(500)
    expect(isOpen()).toBe(true)
  })

  it('counts a page reached by a link as a view', async () => {
    visit({ wired: false })
    await go('/about')
    await scrollTo(49)
    expect(isOpen()).toBe(false)
    await scrollTo(50)
    expect(isOpen()).toBe(true)
  })
})

describe('LEAD-1 waits (D11)', () => {
  it.each(['/checkout', '/store/checkout', '/booking', '/admin/leads'])(
    'and never opens on %s',
    async (at) => {
      visit({ at })
      await wait(60_000)
      await scrollTo(80)
      await leave('mouse')
      expect(isOpen()).toBe(false)
      expect(localStorage.getItem('page-views')).toBeNull()
      await scrollTo(0)
      await go('/about')
      await wait(9_500)
      expect(isOpen()).toBe(false)
      await wait(500)
      expect(isOpen()).toBe(true)
    },
  )

  it('while the visitor types in a form', async () => {
    visit()
    await wait(8_000)
    screen.getByLabelText('A field of some form').focus()
    await wait(60_000)
    await leave('mouse')
    expect(isOpen()).toBe(false)
    screen.getByRole('button', { name: 'Its button' }).focus()
    await wait(60_000)
    expect(isOpen()).toBe(false)
    screen.getByText('What to mend').focus()
    await wait(60_000)
    expect(isOpen()).toBe(false)
    screen.getByText('What to mend').blur()
    await wait(1_500)
    expect(isOpen()).toBe(false)
    await wait(500)
    expect(isOpen()).toBe(true)
  })

  it('while another dialog is open', async () => {
    visit()
    const other = document.body.appendChild(document.createElement('dialog'))
    other.showModal()
    await wait(60_000)
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
    other.remove()
    await wait(10_000)
    expect(isOpen()).toBe(true)
  })

  it('while the tab is hidden', async () => {
    visit()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await wait(60_000)
    expect(isOpen()).toBe(false)
  })
})

it('does not open for a visitor who has just sent a form', async () => {
  visit()
  await wait(9_000)
  silencePopup()
  await wait(60_000)
  await leave('mouse')
  expect(isOpen()).toBe(false)
})

describe('LEAD-2 once closed', () => {
  it('stores the time, and does not open for 24 hours', async () => {
    visit()
    await wait(10_000)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(isOpen()).toBe(false)
    expect(localStorage.getItem('popup-closed-at')).toBe(String(Date.now()))
    cleanup()
    vi.setSystemTime(Date.now() + 24 * HOUR - 20_000)
    visit()
    await wait(19_500)
    expect(isOpen()).toBe(false)
    await wait(500)
    expect(isOpen()).toBe(true)
  })

  it('never opens twice on one visit', async () => {
    visit()
    await wait(10_000)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    vi.setSystemTime(Date.now() + 48 * HOUR)
    await go('/about')
    await wait(60_000)
    await leave('mouse')
    expect(isOpen()).toBe(false)
  })

  it('treats going to another page as closing', async () => {
    visit()
    await wait(10_000)
    await go('/checkout')
    expect(isOpen()).toBe(false)
    expect(localStorage.getItem('popup-closed-at')).not.toBeNull()
  })
})

describe('LEAD-3 its content', () => {
  it('is the free website package worth $2,499, with the lead form', async () => {
    visit()
    await wait(10_000)
    screen.getByRole('dialog', { name: 'Free website package worth $2,499' })
    screen.getByRole('button', { name: 'Get my free website' })
    screen.getByLabelText(/^Business type/)
  })
})

describe('LEAD-5 sending from the popup', () => {
  it('shows the thank-you, closes after three seconds and does not open again', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', id: 'lead1' }))
    visit()
    await wait(10_000)
    for (const [name, value] of [
      [/^Name/, 'Ann'],
      [/^Email/, 'ann@lee.example'],
      [/^Phone/, '631 555 0100'],
      [/^Business name/, 'Lee Marine'],
      [/^Business type/, 'retail'],
    ] as const) {
      fireEvent.input(screen.getByLabelText(name), { target: { value } })
    }
    fireEvent.click(screen.getByRole('button', { name: 'Get my free website' }))
    await vi.waitFor(() => screen.getByText('Thank you. We will call you within 24 hours.'))
    await wait(3_000)
    expect(isOpen()).toBe(false)
    expect(localStorage.getItem('popup-closed-at')).not.toBeNull()
    vi.unstubAllGlobals()
  })
})

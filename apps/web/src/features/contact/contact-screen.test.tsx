import { agency, serviceRegions } from '@beacon/content/agency'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactScreen } from './contact-screen.tsx'

const page = (
  <MemoryRouter initialEntries={['/contact']}>
    <ContactScreen />
  </MemoryRouter>
)

// Monday, 20 July 2026, 4 PM in New York.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-20T20:00:00Z'), toFake: ['Date'] }))

describe('PAGE-2 the contact page', () => {
  it('names phone, e-mail, address and service area', () => {
    render(page)
    const { office } = agency.phones
    expect(screen.getByRole('link', { name: office.display }).getAttribute('href')).toBe(office.href)
    expect(screen.getByRole('link', { name: agency.email }).getAttribute('href')).toBe(
      `mailto:${agency.email}`,
    )
    expect(screen.getByText(/18 Maple Avenue/)).toBeDefined()
    expect(screen.getByText(agency.serviceArea)).toBeDefined()
  })

  it('has the hours as a table, and says in the browser whether the office is open', () => {
    render(page)
    const table = screen.getByRole('table', { name: 'Business hours, New York time' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Monday to Friday', '9 AM-6 PM'],
      ['Saturday', '10 AM-2 PM'],
      ['Sunday', 'Closed'],
    ])
    expect(screen.getByText('Open now, until 6 PM')).toBeDefined()
    expect(renderToString(page)).not.toContain('Open now')
  })

  it('lists the days on which the office is closed', async () => {
    const closings = [
      { from: '2026-07-20', until: '2026-07-20', message: '' },
      { from: '2026-09-07', until: '2026-09-12', message: 'We sail.' },
    ]
    vi.stubGlobal('fetch', async () => Response.json({ closings }))
    render(page)
    expect(await screen.findByText('Closed on Monday, July 20.')).toBeDefined()
    expect(
      screen.getByText('Closed from Monday, September 7 to Saturday, September 12: We sail.'),
    ).toBeDefined()
    expect(screen.getByText('Closed now, opens tomorrow 9 AM')).toBeDefined()
  })

  it('lists the next three closings, and the rest of a vacation whose days have different messages', async () => {
    const day = (from: string, until = from) => ({ from, until, message: '' })
    const vacation = [day('2026-12-20', '2026-12-23'), day('2026-12-24'), day('2026-12-25', '2027-01-03')]
    const closings = [day('2026-11-26'), ...vacation, day('2027-02-15'), day('2027-02-16')]
    vi.stubGlobal('fetch', async () => Response.json({ closings }))
    render(page)
    await screen.findByText('Closed on Thursday, November 26.')
    const shown = screen.getAllByText(/^Closed (on|from) /).map(({ textContent }) => textContent)
    expect(shown.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
      'Closed on Thursday, November 26.',
      'Closed from Sunday, December 20 to Wednesday, December 23.',
      'Closed on Thursday, December 24.',
      'Closed from Friday, December 25 to Sunday, January 3.',
    ])
  })

  it('does not claim to be open on a holiday that has not been closed', () => {
    vi.setSystemTime('2026-11-26T15:00:00Z')
    render(page)
    expect(screen.getByText(/^Today is Thanksgiving Day, a holiday; no closing/)).toBeDefined()
    expect(screen.queryByText(/^Open now/)).toBeNull()
  })

  it('links to the free consultation', () => {
    render(page)
    const blurb = screen.getByRole('region', { name: 'Free consultation, 30 minutes' })
    expect(within(blurb).getByRole('link').getAttribute('href')).toBe('/booking')
  })

  it('has the map, and the four regions with their towns in words', () => {
    render(page)
    const area = screen.getByRole('region', { name: 'Where we work' })
    within(area).getByRole('img', { name: /^Map of Brooklyn, Queens, Nassau and Suffolk/ })
    expect(
      within(area)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Nassau County', 'Suffolk County', 'North Shore', 'South Shore'])
    const towns = within(area)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(towns).toEqual(serviceRegions.flatMap((region) => region.towns))
  })

  it('has the emergency call box', () => {
    render(page)
    const box = screen.getByRole('region', { name: 'Site down? Ads running wild?' })
    expect(within(box).getByRole('link').getAttribute('href')).toBe(agency.phones.emergency.href)
  })
})

import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type PageData, PageDataProvider } from '../../page-data.ts'
import { ContactPanel } from './contact-panel.tsx'

const FAILURE = 'Failed to send message. Please try again or contact us directly.'
const posted = { sent: false, values: { name: 'Ann', email: 'nope', message: 'Hi' } }

const desk = (data: PageData) => (
  <PageDataProvider value={data}>
    <MemoryRouter initialEntries={['/contact']}>
      <ContactPanel />
    </MemoryRouter>
  </PageDataProvider>
)

/** The server's HTML, what a visitor does to it before hydration, and the hydration. */
function hydrateForm(data: PageData, meanwhile: () => void) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(desk(data))
  meanwhile()
  render(desk(data), { container, hydrate: true })
}

const labels = [/^Name/, /^Service/, /^Message/]
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const values = () => labels.map((label) => field(label).value)

const typeEarly = () => {
  field(/^Name/).value = 'Ann Lee'
  field(/^Service/).value = 'hosting'
  field(/^Message/).value = 'Typed early'
}

describe('LEAD-7 the contact form posted without JavaScript', () => {
  it('comes back with its values and errors', () => {
    const html = renderToString(desk({ contact: { ...posted, fields: { email: 'Invalid email address' } } }))
    expect(html).toContain('value="nope"')
    expect(html).toContain('Invalid email address')
    expect(html).not.toContain(FAILURE)
  })

  it('comes back with an error message when the server failed', () => {
    expect(renderToString(desk({ contact: { ...posted, fields: {} } }))).toContain(FAILURE)
  })

  it('comes back with how long to wait, and whom to call, after too many', () => {
    const failure =
      'We have had a lot of requests from your network or email address. Please try again in 20 hours, or call (631) 555-0142.'
    for (const source of ['', 'Free audit']) {
      const contact = { ...posted, values: { ...posted.values, source }, fields: {}, failure }
      const html = renderToString(desk({ contact }))
      expect(html).toContain(failure)
      expect(html).not.toMatch(/Failed to send|there was an error/)
    }
  })

  it('keeps what was typed before hydration', () => {
    hydrateForm({}, typeEarly)
    expect(values()).toEqual(['Ann Lee', 'hosting', 'Typed early'])
  })

  it('keeps what was typed before hydration in a form that the server sent back, too', () => {
    hydrateForm({ contact: { ...posted, fields: {} } }, typeEarly)
    expect(values()).toEqual(['Ann Lee', 'hosting', 'Typed early'])
  })
})

describe('LEAD-4 a lead form posted from another page', () => {
  const values = { source: 'Free audit', name: 'Ann', email: 'nope', businessType: 'legal' }

  it('is shown for correction in place of the contact form', () => {
    const data = { contact: { sent: false, values, fields: { email: 'Invalid email address' } } }
    hydrateForm(data, () => {})
    expect(screen.getByRole('heading', { name: 'Almost there' })).toBeDefined()
    expect([/^Name/, /^Email/, /^Business type/].map((name) => field(name).value)).toEqual([
      'Ann',
      'nope',
      'legal',
    ])
    expect(screen.getAllByText('Invalid email address')).toHaveLength(2)
    expect(screen.queryByLabelText(/^Message/)).toBeNull()
  })
})

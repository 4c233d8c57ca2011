import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ServiceInquiry } from './service-inquiry.tsx'

test('SITE-11 a question about a service counts as a request for a quote, and names its service', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).source)
    return Response.json({ success: true, message: '', id: 'lead1' })
  })
  window.dataLayer = []
  render(<ServiceInquiry slug="seo" />, { wrapper: MemoryRouter })
  const answers = {
    Name: 'Ann Lee',
    Email: 'ann@lee.example',
    Phone: '631 555 0100',
    'Business name': 'Lee Marine',
    'Business type': 'automotive',
  }
  for (const [name, value] of Object.entries(answers))
    fireEvent.input(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Get an answer' }))
  await screen.findByText(/^Thank you/)
  expect([sent, window.dataLayer]).toEqual([['Service page: SEO'], [{ event: 'quote_request' }]])
  delete window.dataLayer
})

import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { renderAdmin } from '../admin/testing.tsx'
import { Compose } from './compose.tsx'

const open = () => renderAdmin(<Compose sizes={undefined} />)

/** Writes a letter to two people, and sends it. */
function sendOne() {
  const counts = { confirmed: 2, pending: 0, undeliverable: 0, unsubscribed: 0 }
  renderAdmin(<Compose sizes={{ counts: { 'marketing-tips': counts, merch: counts }, reach: 2 }} />)
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Tides' } })
  fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'High at nine.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send to 2 people…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send it' }))
}

test('every press sends a test, even without a change in between', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    return Response.json({ success: true, to: 'owner@bay.example' })
  })
  open()
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Tides' } })
  fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'High at nine.' } })
  for (const times of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Send a test to me' }))
    await vi.waitFor(() => expect(keys).toHaveLength(times))
    expect(await screen.findByText(/^A test is on its way/)).toBeTruthy()
  }
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(null)
})

test('the newest posts are added below the text, more by another press, and each once', async () => {
  const posts = [1, 2, 3, 4].map((number) => ({
    slug: `post-${number}`,
    title: `Post ${number}`,
    excerpt: `About ${number}.`,
  }))
  vi.stubGlobal('fetch', async () => Response.json({ posts, source: 'local' }))
  open()
  const typed = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add the newest posts' }))
  const link = (slug: string) => `[Read on](/blog/${slug}?utm_source=newsletter&utm_medium=email)`
  fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'Good morning.' } })
  press()
  await vi.waitFor(() => expect(typed('Subject')).toBe('New on our blog: Post 1'))
  expect(typed('Letter')).toMatch(/^Good morning\.\n\n## Post 1\n\nAbout 1\.\n\n/)
  expect(typed('Letter')).toContain(link('post-3'))
  expect(typed('Letter')).not.toContain('Post 4')
  // Below a long letter they would be out of sight.
  expect(await screen.findByText('Added at the end of the letter.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Tides' } })
  press()
  await vi.waitFor(() => expect(typed('Letter')).toContain(link('post-4')))
  expect(typed('Letter').split('## Post 1')).toHaveLength(2)
  expect(typed('Subject')).toBe('Tides')
  press()
  expect(await screen.findByText('The letter already links to every post.')).toBeTruthy()
})

test('if the posts fail to load, the letter is unchanged and the error is shown', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unavailable', error: 'Not right now.' }, { status: 503 }),
  )
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Add the newest posts' }))
  expect(await screen.findByText('Not right now.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Letter').value).toBe('')
})

test('a letter without an answer is pointed out while it is changed, until the form is emptied', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  sendOne()
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Not yet' }))
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Tides, corrected' } })
  expect(screen.getByText('You sent “Tides”, and nothing confirmed it')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'It has arrived: empty this form' }))
  expect(screen.queryByText(/nothing confirmed it/)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('')
})

test('closing the question while a letter is being sent leaves the form as sent, and says that it is being sent', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  sendOne()
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByRole('button', { name: 'Sending…' })
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(isOff(screen.getByRole('button', { name: 'Sending…' }))).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Subject').readOnly).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Letter').readOnly).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('To').disabled).toBe(true)
  expect(isOff(screen.getByRole('button', { name: 'Add the newest posts' }))).toBe(true)
  expect(screen.queryByText(/nothing confirmed it/)).toBeNull()
  answer.reject(new TypeError('Failed to fetch'))
  expect(await screen.findByText('You sent “Tides”, and nothing confirmed it')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Subject').readOnly).toBe(false)
})

test('the field of a letter says what becomes of pictures and HTML', () => {
  open()
  const hint = screen.getByLabelText('Letter').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(hint)?.textContent).toMatch(/HTML stays text, and pictures are left out\.$/)
})

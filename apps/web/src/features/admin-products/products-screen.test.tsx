import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { ProductsScreen } from './products-screen.tsx'

const open = (address = '/') => renderAdmin(<ProductsScreen />, address)

test('the place of the sources is reserved while they load, and removed if they fail', async () => {
  // jsdom does not implement the `search` element.
  vi.spyOn(console, 'error').mockImplementation((...words) => expect(words).toContain('search'))
  let fail = () => {}
  const answer = new Promise<Response>((resolve) => {
    fail = () => resolve(Response.json({ code: 'unavailable', error: 'Not right now.' }, { status: 503 }))
  })
  vi.stubGlobal('fetch', () => answer)
  open()
  expect(screen.getByText('Loading the sources')).toBeTruthy()
  fail()
  expect(await screen.findByText('Could not load the products')).toBeTruthy()
  expect(screen.queryByText('Loading the sources')).toBeNull()
})

test('a link to a product that no longer exists says so, and offers no retry', async () => {
  vi.spyOn(console, 'error').mockImplementation((...words) => expect(words).toContain('search'))
  const gone = { code: 'not_found', error: 'Product not found' }
  const answerOf = (address: string) =>
    address.includes('/gone')
      ? Promise.resolve(Response.json(gone, { status: 404 }))
      : new Promise<Response>(() => {})
  vi.stubGlobal('fetch', (address: string) => answerOf(address))
  open('/?product=gone')
  expect(await screen.findByText('There is nothing at this link')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

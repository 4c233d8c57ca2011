import { expect, test } from 'vitest'
import { openPage } from '../testing.ts'

test.each([
  ['/booking', 'You can book by phone'],
  ['/booking/manage?token=key', 'to change your booking, call'],
  ['/orders/one?token=key', 'ask us about it'],
  ['/orders', 'we send you the link'],
  ['/checkout', 'You can order by phone'],
  ['/admin/leads', 'The back office needs JavaScript'],
  ['/admin/sign-in', 'Signing in needs JavaScript'],
])('without JavaScript %s says what to do instead', async (address, words) => {
  const body = await openPage(address)
  expect(body.querySelector('main noscript')?.innerHTML).toContain(words)
})

test.each(['/booking', '/orders', '/admin/sign-in'])(
  'on %s the submit button is disabled before hydration, so that input does not end up in the address',
  async (address) => {
    const body = await openPage(address)
    const button = body.querySelector<HTMLButtonElement>('main form:not([action]) button[type="submit"]')
    expect(button?.disabled).toBe(true)
  },
)

import { expect, test } from 'vitest'
import { openPage } from '../testing.ts'

test.each([
  ['/booking', 'You can book by phone'],
  ['/booking/manage?token=key', 'to change it, call'],
  ['/orders/one?token=key', 'ask us about it'],
  ['/checkout', 'You can order by phone'],
  ['/admin/leads', 'The back office needs JavaScript'],
])('whoever has no script reads on %s what to do instead of waiting for it', async (address, words) => {
  const body = await openPage(address)
  expect(body.querySelector('main noscript')?.innerHTML).toContain(words)
})

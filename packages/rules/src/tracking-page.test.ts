import { expect, test } from 'vitest'
import { trackingPage } from './tracking-page.ts'

test.each([
  ['USPS', '9400 1000 0000', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=940010000000'],
  ['ups ', '1Z999', 'https://www.ups.com/track?tracknum=1Z999'],
  ['FedEx', '7&8', 'https://www.fedex.com/fedextrack/?trknbr=7%268'],
  ['Our own van', '12', ''],
  ['USPS', ' ', ''],
  ['', '9400', ''],
])('the parcel %s %s is tracked at "%s"', (carrier, number, page) => {
  expect(trackingPage({ carrier, number })).toBe(page)
})

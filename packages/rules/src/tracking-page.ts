/** Where a number is tracked, for the carriers that a small shop in the United States uses. */
const pages: Readonly<Record<string, string>> = {
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
}

/** The carrier's page about a parcel; empty for a carrier that we do not know, and without a number. */
export function trackingPage({ carrier, number }: { carrier: string; number: string }): string {
  const page = pages[carrier.trim().toLowerCase()]
  const digits = number.replaceAll(/\s/g, '')
  return page && digits ? page + encodeURIComponent(digits) : ''
}

interface Arrival {
  /** The campaign's parameters as they stood in the address. */
  campaign: string
  /** Address of the page that linked here; empty when it was ours or none. */
  referrer: string
}

/** Click ids that ad networks add to an address. */
const clickMarks = { gclid: 'google, ads', msclkid: 'bing, ads', fbclid: 'facebook' } as const

const UNKNOWN_ORIGIN = 'Direct or unknown'

/** Where somebody came from, in few words: the campaign's source and medium, an advertiser, or the site that linked here. */
export function originOf({ campaign, referrer }: Arrival): string {
  const marks = new URLSearchParams(campaign)
  const named = [marks.get('utm_source'), marks.get('utm_medium')].filter(Boolean).join(', ')
  if (named) return named.toLowerCase()
  for (const [mark, name] of Object.entries(clickMarks)) if (marks.has(mark)) return name
  if (!URL.canParse(referrer)) return UNKNOWN_ORIGIN
  return new URL(referrer).hostname.replace(/^www\./, '') || UNKNOWN_ORIGIN
}

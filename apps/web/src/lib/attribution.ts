import { campaignIn } from '@beacon/contract/campaign-parameters'
import { readSession, writeSession } from './session-storage.ts'

/** How a visitor came to the site in this tab. */
export interface Attribution {
  /** Path of the first page. */
  landingPage: string
  /** Address of the page that linked here; empty when it was ours or none. */
  referrer: string
  /** The campaign's parameters as they stood in the address. */
  campaign: string
}

const KEY = 'arrival'
/** The contract's limit for each of the three. */
const LONGEST = 500

function arrival(): Attribution {
  const { pathname, search, origin } = location
  const cut = (text: string) => text.slice(0, LONGEST)
  return {
    landingPage: cut(pathname),
    referrer: document.referrer.startsWith(`${origin}/`) ? '' : cut(document.referrer),
    campaign: cut(campaignIn(search)),
  }
}

/** Called when the application starts: the first page of a tab is the one that counts. */
export function rememberArrival() {
  if (!readSession(KEY)) writeSession(KEY, arrival())
}

/** How this visitor came; the page at hand when nothing could be remembered. */
export const readAttribution = (): Attribution => ({
  ...arrival(),
  ...(readSession(KEY) as Attribution | undefined),
})

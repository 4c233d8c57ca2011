import type { Attribution } from '@beacon/contract/attribution'
import { campaignIn } from '@beacon/contract/campaign-parameters'
import { readSession, writeSession } from './session-storage.ts'

const KEY = 'arrival'
/** The contract's limit for each of the three. */
const LONGEST = 500

/** The path of this page, who linked here unless it was ours, and the campaign's parameters in the address. */
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

import { SiteRenewed } from './load-part.ts'

/** What a visitor reads when only reloading the page helps; `ReloadOffer` goes with it. */
export const RENEWED = 'We have updated our website since you opened this page. Please reload it to continue.'

/** The sentence for what failed. */
export const renewedOr = (error: unknown, otherwise: string): string =>
  error instanceof SiteRenewed ? RENEWED : otherwise

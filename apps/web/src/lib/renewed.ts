import { SiteRenewed } from './load-part.ts'

/** What a visitor reads when only reloading the page helps; `ReloadOffer` goes with it. */
export const RENEWED = 'We have updated our website since you opened this page. Please reload it to continue.'

/** Why something failed: a sentence, or `SiteRenewed`, which `FormFailure` shows with the offer to reload. */
export type Failure = string | SiteRenewed

/** The failure to show for what was thrown. */
export const renewedOr = (error: unknown, otherwise: string): Failure =>
  error instanceof SiteRenewed ? error : otherwise

/** A failure in words alone, where no button can be. */
export const sentenceOf = (failure: Failure): string => (typeof failure === 'string' ? failure : RENEWED)

import { SiteRenewed } from './load-part.ts'

/**
 * What a visitor reads when only reloading the page helps; `ReloadOffer` goes with it. The part is gone because the
 * site was renewed, or it was asked for without a connection, and the browser remembers that it failed.
 */
export const RENEWED = 'Part of this page did not load. Please reload it to continue.'

/** Why something failed: a sentence, or `SiteRenewed`, which `FormFailure` shows with the offer to reload. */
export type Failure = string | SiteRenewed

/** The failure to show for what was thrown. */
export const renewedOr = (error: unknown, otherwise: string): Failure =>
  error instanceof SiteRenewed ? error : otherwise

/** A failure in words alone, where no button can be. */
export const sentenceOf = (failure: Failure): string => (typeof failure === 'string' ? failure : RENEWED)

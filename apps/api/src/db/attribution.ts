import type { Attribution } from '@beacon/contract/attribution'

/** How somebody came to the site, of a lead, a booking or an order; empty where it is not known. */
export interface AttributionColumns {
  landing_page: string
  referrer: string
  campaign: string
}

/** The columns of what a browser sent; empty ones for an erased row. */
export const attributionColumns = ({
  landingPage = '',
  referrer = '',
  campaign = '',
}: Partial<Attribution> = {}): AttributionColumns => ({ landing_page: landingPage, referrer, campaign })

/** The contract's shape of the columns. */
export const toAttribution = ({ landing_page, referrer, campaign }: AttributionColumns): Attribution => ({
  landingPage: landing_page,
  referrer,
  campaign,
})

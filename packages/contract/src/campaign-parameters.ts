const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid|msclkid)$/

/** The parameters of a query that identify a campaign. */
export const campaignIn = (query: string): string =>
  new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => CAMPAIGN.test(name))).toString()

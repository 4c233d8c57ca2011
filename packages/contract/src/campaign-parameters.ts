const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid|msclkid)$/

/** Of an address's query the parameters by which a campaign is known. */
export const campaignIn = (query: string): string =>
  new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => CAMPAIGN.test(name))).toString()

import { paths } from '@beacon/rules/paths'

export { paths }

/**
 * Where a page's lead form is posted without a script: to that page's own address, which may contain a campaign. The server
 * redirects to the contact page, at the anchor of its answer.
 */
export const contactAnswer = '#write'

/** Whether an address belongs to the store, for the navigation's highlight. */
export const isStorePath = (pathname: string) => pathname.startsWith(paths.store)

// Without zod: the fields keep to it, and the pages that read a search from their address.

/** Characters of a search: of the site, the blog, the store, and the lists of the back office. */
export const LONGEST_QUERY = 100

// Without zod: the fields keep to it, and the pages that read a search from their address.

/**
 * The maximum length of a search: of the site, the blog, the store, and the lists of the back office. Their fields
 * truncate longer text, so that what is in the field is what is searched for.
 */
export const LONGEST_QUERY = 100

// Without zod: the fields keep to it, and the pages that read a search from their address.

/**
 * Characters of a search: of the site, the blog, the store, and the lists of the back office. Their fields cut off what is
 * more, which harms nobody: what stands in the field is what is looked for.
 */
export const LONGEST_QUERY = 100

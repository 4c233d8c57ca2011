// Without zod: the search's page keeps to it in the browser, and as it is rendered.

/** Characters of a search of the site. */
export const LONGEST_QUERY = 100

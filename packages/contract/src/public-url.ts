/**
 * Stands for the public address in pages that the build renders: it is known only when the server starts, which puts it
 * in.
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid'

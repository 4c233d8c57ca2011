/**
 * Sent with a call that no person has caused, such as the refetch of a list on a screen that nobody uses: it does not
 * count as use of the session. In a file of its own so that `call` loads no schemas.
 */
export const backgroundHeader = 'X-Background'

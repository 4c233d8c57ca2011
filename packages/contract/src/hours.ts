/**
 * The path of `readHours`, in a file of its own so that a page can call it without loading the schemas of every call.
 */
export const hoursPath = '/api/hours'

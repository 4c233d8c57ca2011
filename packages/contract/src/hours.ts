/** Where `readHours` is asked: by itself, so that a page can ask without the schemas of every call. */
export const hoursPath = '/api/hours'

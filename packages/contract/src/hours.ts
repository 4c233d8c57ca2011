/**
 * What a first screen calls, in a file of its own so that it can do so without loading the schemas, and zod with them
 * (0037).
 */

/** The path of `readHours`. */
export const hoursPath = '/api/hours'

/** The address of `readAvailability`. */
export const availabilityAddress = {
  method: 'GET',
  path: '/api/booking/availability',
  access: 'public',
} as const

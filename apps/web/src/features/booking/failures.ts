/** The error catalogue's sentence for a call without a response. */
export const NO_NETWORK = 'Network error. Please try again or contact us directly.'

/** Replaces the sentence that somebody else was faster. */
export const BOOKED_HERE =
  'You just booked this time in this browser. The confirmation is in your email; to book another session, choose another time.'

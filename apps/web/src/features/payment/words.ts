/** The error catalogue's sentences for a payment. */
export const NOT_INITIALIZED = 'Failed to initialize payment. Please try again.'
export const NOT_PAID = 'Payment failed. Please try again.'

/** An error that the provider's form cannot show. */
export const EMAIL_REFUSED =
  'The card provider does not accept your email address. Please close this, correct the address and pay again. Nothing was charged.'
export const STILL_LOADING = 'The card form is taking longer than usual. Nothing has been charged.'
export const STILL_WAITING =
  'No answer from the bank yet. Please leave this open: however long it takes, you pay only once.'
export const ENDED_TITLE = 'This payment has ended'
export const ENDED =
  'Nothing was charged, and what we held for you is open to others again. If nobody has taken it, we can hold it again.'
export const PROCESSING =
  'Your bank is still working on this payment. We will write to you as soon as it goes through; please do not pay again.'

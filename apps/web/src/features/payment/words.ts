/** The error catalogue's sentences for a payment. */
export const NOT_INITIALIZED = 'Failed to initialize payment. Please try again.'
export const NOT_PAID = 'Payment failed. Please try again.'

/** What the provider's form cannot say. */
export const ENDED = 'The time for this payment has ended. Please start again. Nothing was charged.'
export const PROCESSING =
  'Your bank is still working on this payment. We write to you as soon as it is through; please do not pay again.'

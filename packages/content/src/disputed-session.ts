/** To the visitor of a paid session whose bank has yet to decide: the card provider refuses refunds until then. */
export const bankIsDeciding = 'While your bank is deciding about this payment, we cannot refund it.'

import { useSyncExternalStore } from 'react'
import { storedText } from '../../lib/stored-text.ts'

/**
 * The stored cart: JSON text, or nothing for an empty cart. It is all that a page loads of the cart until something is
 * in it.
 */
export const storedCart = storedText('cart')

/** Whether there may be something in the cart; never before the page has been taken over. */
export const useHasCart = (): boolean =>
  useSyncExternalStore(
    storedCart.watch,
    () => storedCart.read() !== null,
    () => false,
  )

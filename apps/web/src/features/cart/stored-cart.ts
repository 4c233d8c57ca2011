import { useSyncExternalStore } from 'react'
import { storedText } from '../../lib/stored-text.ts'

/**
 * The cart as the browser keeps it: JSON text, or nothing for an empty cart. All that a page needs to know of it until
 * somebody has put something in.
 */
export const storedCart = storedText('cart')

/** Whether there may be something in the cart; never before the page has been taken over. */
export const useHasCart = (): boolean =>
  useSyncExternalStore(
    storedCart.watch,
    () => storedCart.read() !== null,
    () => false,
  )

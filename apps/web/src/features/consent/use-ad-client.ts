import { useSyncExternalStore } from 'react'
import { CHOICE_SAVED, readChoice } from './choice.ts'
import { isTagFree, readTagIds } from './tags.ts'

function whenChosen(notify: () => void) {
  addEventListener(CHOICE_SAVED, notify)
  return () => removeEventListener(CHOICE_SAVED, notify)
}

const agreedClient = () =>
  readChoice() === 'granted' && !isTagFree() ? readTagIds().adClient || undefined : undefined

/** The advertising client, if configured and consented to; never in the server's HTML. */
export const useAdClient = (): string | undefined =>
  useSyncExternalStore(whenChosen, agreedClient, () => undefined)

import { useEffect } from 'react'

/** A form that opens in answer to a press takes the cursor. */
export function useFocusOnStart(id: string) {
  useEffect(() => document.getElementById(id)?.focus(), [id])
}

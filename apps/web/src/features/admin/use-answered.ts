import { useLayoutEffect, useRef } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { whyLate } from './use-change.ts'

/** Callbacks for the mutation of a dialog: pass them to `mutate`. */
export interface Answered {
  onSuccess: () => void
  onError: (error: Error) => void
}

export interface Question {
  open: boolean
  /** The record that it asks about, where one dialog serves several. */
  about?: string | undefined
  onClose: () => void
  change: { reset: () => void }
  /** The text of a failure; defaults to the server's message. */
  failed?: ((error: Error) => string) | undefined
}

/**
 * What a dialog does once its action has ended: it closes after a success and shows a failure. If it was closed while
 * the action was in progress, or asks about another record by then, a toast reports the failure.
 */
export function useAnswered({ open, about, onClose, change, failed = whyLate }: Question): Answered {
  const asked = useRef({ open, about })
  const showToast = useToast()
  useLayoutEffect(() => {
    asked.current = { open, about }
  }, [open, about])
  const isStillAsking = () => asked.current.open && asked.current.about === about
  return {
    onSuccess: () => {
      if (isStillAsking()) onClose()
    },
    onError: (error) => {
      if (isStillAsking()) return
      showToast(failed(error), 'danger')
      change.reset()
    },
  }
}

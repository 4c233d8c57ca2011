import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from './session.ts'
import { useOnce } from './use-once.ts'

interface After<Input, Output> {
  /** First words of the keys of queries that are read anew, whatever came of it. */
  touched: readonly string[]
  /** What a toast says. */
  done?: string | ((output: Output) => string)
  /** Whether a toast says a failure: only where no dialog is open, which would lie over it. */
  failure?: boolean
  /** Called before anything is read anew, also when what asked has been closed or left meanwhile. */
  onDone?: (output: Output, input: Input) => void
}

/**
 * What an administrator changes by a call, which a second press does not make again while it is under way. A failure is
 * said where it was asked for; when that is gone, because somebody else has been there first, say, by a toast.
 */
export function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  { touched, done, failure, onDone }: After<Input, Output>,
) {
  const queries = useQueryClient()
  const showToast = useToast()
  const isLeft = useIsLeft()
  return useOnce({
    mutationFn: (input: Input) => asAdministrator(() => change(input)),
    onSuccess: (output, input) => {
      onDone?.(output, input)
      if (done) showToast(typeof done === 'string' ? done : done(output))
    },
    onError: (error) => {
      if (failure) showToast(error.message, 'danger')
    },
    onSettled: async (_output, error) => {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => touched.includes(String(queryKey[0])) })
      if (error && !failure && (await isLeft())) showToast(error.message, 'danger')
    },
  })
}

/** Whether what asked has gone from the screen, once what was read anew is on it. */
function useIsLeft() {
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return async () => {
    await new Promise((shown) => setTimeout(shown))
    return isLeft.current
  }
}

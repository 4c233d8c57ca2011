import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { unlessLost } from '../../lib/failed-call.ts'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from './session.ts'
import { useOnce } from './use-once.ts'

interface After<Input, Output> {
  /** First parts of the query keys to refetch, whatever the outcome. */
  touched: readonly string[]
  /** The toast's text after a success. */
  done?: string | ((output: Output) => string)
  /** Whether a toast reports a failure: only where no dialog is open, which would cover it. */
  failure?: boolean
  /** Called before anything is refetched, even if the caller has unmounted meanwhile. */
  onDone?: (output: Output, input: Input) => void
}

/**
 * A mutation that pressing twice does not send twice. The caller shows a failure; if it has unmounted, because somebody
 * else was faster, say, a toast does.
 */
export function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  { touched, done, failure, onDone }: After<Input, Output>,
) {
  const queries = useQueryClient()
  const showToast = useToast()
  const isLeft = useIsLeft()
  return useOnce({
    mutationFn: (input: Input) => asAdministrator(() => change(input), true),
    onSuccess: (output, input) => {
      onDone?.(output, input)
      if (done) showToast(typeof done === 'string' ? done : done(output))
    },
    onError: (error) => {
      if (failure) showToast(error.message, 'danger')
    },
    onSettled: async (_output, error) => {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => touched.includes(String(queryKey[0])) })
      if (error && !failure && (await isLeft())) showToast(whyLate(error), 'danger')
    },
  })
}

/** The text of a failure that is told away from where it was pressed: there is nothing to press again. */
export const whyLate = unlessLost(
  'The response was lost, so this may have been done or not. Please look at the record.',
)

/** Whether the caller has unmounted once the refetched data has rendered. */
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

import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import type { Answered } from './use-answered.ts'

/**
 * What was on the screen of a record (a booking's `sequence`, say) when this was mounted. The list refetches behind an open
 * dialog, so what is newer counts as seen only once a refusal has told of it.
 * @param answered what follows the dialog's action
 */
export function useSeen<Value>(current: Value, answered: Answered) {
  const [opened] = useState(current)
  const [isTold, setTold] = useState(false)
  return {
    value: isTold ? current : opened,
    opened,
    /** In place of the callbacks that were given. */
    answered: {
      onSuccess: answered.onSuccess,
      onError: (error: Error) => {
        if (error instanceof ApiError && error.code === 'conflict') setTold(true)
        answered.onError(error)
      },
    },
  }
}

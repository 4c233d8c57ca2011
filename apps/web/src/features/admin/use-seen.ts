import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'

/**
 * What was on the screen of a booking (its `sequence`, say) when this was mounted. The list refetches behind an open
 * dialog, so what is newer counts as seen only once a refusal has told of it.
 */
export function useSeen<Value>(current: Value) {
  const [opened] = useState(current)
  const [isTold, setTold] = useState(false)
  return {
    value: isTold ? current : opened,
    opened,
    handleError: (error: Error) => {
      if (error instanceof ApiError && error.code === 'conflict') setTold(true)
    },
  }
}

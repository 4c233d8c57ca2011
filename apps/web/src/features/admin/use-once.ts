import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that ignores repeats: while an input is pending the same one is not sent again, even if the button was
 * pressed before it could render as pending. `reset` does not forget the pending one either: a dialog that is closed
 * and reopened finds it.
 */
export function useOnce<Output, Input>(options: UseMutationOptions<Output, Error, Input>) {
  const underWay = useRef(new Set<string | undefined>())
  const mutation = useMutation({
    ...options,
    onSettled: async (...settled) => {
      await options.onSettled?.(...settled)
      const [, , input] = settled
      underWay.current.delete(JSON.stringify(input))
    },
  })
  const mutate: typeof mutation.mutate = (...press) => {
    const input = JSON.stringify(press[0])
    if (underWay.current.has(input)) return
    underWay.current.add(input)
    mutation.mutate(...press)
  }
  const reset = () => {
    if (underWay.current.size === 0) mutation.reset()
  }
  return { ...mutation, mutate, reset }
}

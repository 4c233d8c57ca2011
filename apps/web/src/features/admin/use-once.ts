import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that a second press does not repeat: while an input is under way, the same one is not sent again, also when
 * the press came before the button could say so. What is under way is not forgotten with `reset` either: a dialog that is
 * closed and opened again finds it.
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

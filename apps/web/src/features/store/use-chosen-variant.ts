import type { Variant } from '@beacon/contract/products'
import { type Attribute, chooseVariant, defaultVariant } from '@beacon/rules/variants'
import { startTransition, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The variant in the address, or the product's default one, and a function to select another. The address follows the
 * selection, so that it can be shared; going back leaves the product instead of undoing selections.
 */
export function useChosenVariant(variants: readonly Variant[]) {
  const [query, setQuery] = useSearchParams()
  const named = Number(query.get('variant'))
  // The router is asynchronous; the selection shows immediately.
  const [variant, setVariant] = useOptimistic(
    variants.find(({ id }) => id === named) ?? defaultVariant(variants),
  )

  /** Passing a color without it does not forget the size that was wanted. */
  const [wantedSize, setWantedSize] = useState(variant?.size ?? null)

  const show = (next: Variant | undefined) => {
    if (!next) return
    startTransition(() => {
      setVariant(next)
      const changed = new URLSearchParams(query)
      changed.set('variant', String(next.id))
      setQuery(changed, { replace: true })
    })
  }

  return {
    variant,
    show,
    choose: (attribute: Attribute, value: string) => {
      const size = attribute === 'size' ? value : wantedSize
      setWantedSize(size)
      const { colour = null, other } = variant ?? {}
      const wanted = { colour, other, [attribute]: value, size }
      show(chooseVariant(variants, wanted, attribute))
    },
  }
}

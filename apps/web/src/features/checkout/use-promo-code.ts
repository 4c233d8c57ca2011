import type { Cart } from '@beacon/rules/cart'
import { useEffect, useEffectEvent, useState } from 'react'
import { takePromoLink } from '../../lib/promo-link.ts'
import { forgetPromotion, objectionOfCart, readPromotion, storePromotion } from '../cart/index.ts'
import { loadOrdering } from './use-shipping-form.ts'

export type PromoCode = ReturnType<typeof usePromoCode>

const NOT_LOADED = 'We could not check this code. Please check your connection and try again.'

/** The order's promo code: typed, from a campaign's link, or kept from before a reload. */
export function usePromoCode(lines: Cart) {
  const [kept, setKept] = useState(readPromotion)
  const [text, setText] = useState(kept?.code ?? '')
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  // The cart may have changed since the code was applied.
  const objection = kept && objectionOfCart(kept, lines)
  const error = refusal || objection || ''
  const [isOpen, setOpen] = useState(error !== '')

  function refuse(sentence: string) {
    forgetPromotion()
    setKept(undefined)
    setRefusal(sentence)
    setOpen(true)
  }

  /** Returns whether the code was applied. */
  async function apply(code: string): Promise<boolean> {
    setText(code)
    setBusy(true)
    const found = await loadOrdering()
      .then(({ findPromotion }) => findPromotion(code))
      .catch(() => NOT_LOADED)
    setBusy(false)
    const sentence = typeof found === 'string' ? found : objectionOfCart(found, lines)
    if (typeof found === 'string' || sentence) {
      refuse(sentence ?? '')
      return false
    }
    storePromotion(found)
    setKept(found)
    setRefusal('')
    return true
  }

  const applyLink = useEffectEvent(() => {
    const code = takePromoLink()
    if (code && code.trim().toUpperCase() !== kept?.code) void apply(code)
  })
  useEffect(() => applyLink(), [])

  return {
    promotion: objection ? undefined : kept,
    text,
    error,
    isBusy,
    isOpen,
    setOpen,
    apply: () => apply(text),
    refuse,
    type(typed: string) {
      setText(typed)
      setRefusal('')
      if (!kept) return
      forgetPromotion()
      setKept(undefined)
    },
    remove() {
      forgetPromotion()
      setKept(undefined)
      setText('')
      setRefusal('')
      setOpen(true)
    },
  }
}

import type { Promotion } from '@beacon/contract/promo-codes'
import type { Cart } from '@beacon/rules/cart'
import { useEffect, useEffectEvent, useState } from 'react'
import { SiteRenewed } from '../../lib/load-part.ts'
import { keepPromoLink, takePromoLink } from '../../lib/promo-link.ts'
import { type Failure, renewedOr } from '../../lib/renewed.ts'
import { forgetPromotion, objectionOfCart, readPromotion, storePromotion } from '../cart/index.ts'
import { loadOrdering } from './load-ordering.ts'

export type PromoCode = ReturnType<typeof usePromoCode>

const NOT_LOADED = 'We could not check this code. Please check your connection and try again.'

/** The order's promo code: typed, from a campaign's link, or kept from before a reload. */
export function usePromoCode(lines: Cart) {
  const [kept, setKept] = useState(readPromotion)
  const [text, setText] = useState(kept?.code ?? '')
  const [refusal, setRefusal] = useState<Failure>('')
  const [isBusy, setBusy] = useState(false)
  // The cart may have changed since the code was found, or has yet to reach what it asks for.
  const objection = kept && objectionOfCart(kept, lines)
  const error = (typeof refusal === 'string' && refusal) || objection || ''
  const [isOpen, setOpen] = useState(error !== '')

  function refuse(reason: Failure) {
    forgetPromotion()
    setKept(undefined)
    setRefusal(reason)
    setOpen(true)
  }

  /** What a code gives, or why it gives nothing. */
  async function find(code: string): Promise<Promotion | Failure> {
    setBusy(true)
    const found = await loadOrdering()
      .then(({ findPromotion }) => findPromotion(code))
      .catch((error) => renewedOr(error, NOT_LOADED))
    setBusy(false)
    if (found instanceof SiteRenewed) keepPromoLink(code)
    return found
  }

  /** One that asks for more than these lines is kept for when the cart has it; returns whether it applies now. */
  function keep(promotion: Promotion): boolean {
    storePromotion(promotion)
    setKept(promotion)
    setText(promotion.code)
    setRefusal('')
    const applies = objectionOfCart(promotion, lines) === undefined
    if (!applies) setOpen(true)
    return applies
  }

  /** Returns whether the typed code was applied. */
  async function apply(): Promise<boolean> {
    const found = await find(text)
    if (!isFailure(found)) return keep(found)
    refuse(found)
    return false
  }

  /** One that cannot be applied does not cost the buyer the code that was there before. */
  async function applyLinked(code: string): Promise<void> {
    if (!kept) setText(code)
    const found = await find(code)
    const before = readPromotion()
    if (isFailure(found)) {
      if (before) stayWith(before, code, found)
      else refuse(found)
      return
    }
    const objection = before && objectionOfCart(found, lines)
    if (objection) stayWith(before, code, objection)
    else keep(found)
  }

  function stayWith(before: Promotion, code: string, reason: Failure) {
    if (reason instanceof SiteRenewed) return setRefusal(reason)
    const objection = objectionOfCart(before, lines)
    const other = objection ? `${before.code}: ${objection}` : `${before.code} stays.`
    setRefusal(`${code} was not applied: ${reason} ${other}`)
  }

  const applyLink = useEffectEvent(() => {
    const code = takePromoLink()?.trim().toUpperCase()
    if (code && code !== kept?.code) void applyLinked(code)
  })
  useEffect(() => applyLink(), [])

  return {
    promotion: objection ? undefined : kept,
    text,
    error,
    /** The code could not be looked at, and only a reload helps. */
    failure: refusal instanceof SiteRenewed ? refusal : undefined,
    isBusy,
    isOpen,
    setOpen,
    apply,
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

const isFailure = (found: Promotion | Failure): found is Failure =>
  typeof found === 'string' || found instanceof SiteRenewed

import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetSession, readSession, writeSession } from './session-storage.ts'

const KEY = 'promo-link'

/** Keeps the code that a campaign’s link to this page brings (`/store?promo=SPRING10`) until the checkout asks for it, which is rendered before its effects. */
export function usePromoLink() {
  const [search] = useSearchParams()
  const code = search.get('promo')
  useLayoutEffect(() => {
    if (code) writeSession(KEY, code)
  }, [code])
}

/** The code that a link has brought, once. */
export function takePromoLink(): string | undefined {
  const code = readSession(KEY)
  forgetSession(KEY)
  return typeof code === 'string' ? code : undefined
}

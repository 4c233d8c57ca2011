import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetSession, readSession, writeSession } from './session-storage.ts'

const KEY = 'promo-link'

/** Keeps the code that a campaign’s link to this page brings (`/store?promo=SPRING10`) until the checkout asks for it, which is rendered before its effects. */
export function usePromoLink() {
  const [search] = useSearchParams()
  const code = search.get('promo')
  useLayoutEffect(() => {
    if (code) keepPromoLink(code)
  }, [code])
}

/** Keeps a code for the checkout as if a link had brought it. */
export const keepPromoLink = (code: string): void => writeSession(KEY, code)

function readPromoLink(): string | undefined {
  const code = readSession(KEY)
  return typeof code === 'string' ? code : undefined
}

/** The code that a link has brought and the checkout has not asked for yet. For what is shown in the browser alone. */
export function useLinkedCode(): string | undefined {
  const [search] = useSearchParams()
  return search.get('promo') || readPromoLink()
}

/** The code that a link has brought, once. */
export function takePromoLink(): string | undefined {
  const code = readPromoLink()
  forgetSession(KEY)
  return code
}

import { restockLabels } from '@beacon/content/restock'
import type { Product, Variant } from '@beacon/contract/products'
import { canBeBought } from '@beacon/rules/variants'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { isSiteRenewed, loadPart } from '../../lib/load-part.ts'
import { RENEWED } from '../../lib/renewed.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReloadOffer } from '../../ui/reload-offer.tsx'
import { choicesOf, type ForSale } from './choices.ts'
import { promiseOf } from './words.ts'

const RestockForm = lazyPart(
  async () => (await loadPart(() => import('./restock-form.tsx'))).RestockForm,
  NotLoaded,
)

interface RestockOfferProps {
  product: Product
  variant: Variant | undefined
  /** Called when it turns out that it can be bought after all: the form has gone, and with it the focus. */
  onForSale: (found: ForSale) => void
  /** What stands in the row of the button that asks for a sold-out variant. */
  children: ReactNode
}

/**
 * Offers an email when the product, or a variant of it, can be bought. The form is loaded when somebody wants it; a
 * product of which everything can be bought has no offer.
 */
export function RestockOffer({ product, variant, onForSale, children }: RestockOfferProps) {
  const [isOpen, setOpen] = useState(false)
  const canBuy = canBeBought(product, variant)
  const choices = choicesOf(product, variant)
  const open = () => setOpen(true)
  const close = (found: ForSale) => {
    setOpen(false)
    onForSale(found)
  }
  const isOffered = choices.length > 0 && !isOpen
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {isOffered && canBuy && (
          <Button variant="link" className="noscript:hidden min-h-6 text-sm" onClick={open}>
            {restockLabels.oneSoldOut}
          </Button>
        )}
        {children}
      </div>
      {isOffered && !canBuy && (
        <Button wide className="noscript:hidden" onClick={open}>
          {promiseOf(product)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <RestockForm {...{ product, choices }} chosen={variant} onForSale={close} />
        </Suspense>
      )}
    </>
  )
}

const Loading = () => (
  <p role="status" className="min-h-11 text-muted text-sm">
    One moment…
  </p>
)

function NotLoaded() {
  return (
    <Notice tone="danger" live>
      {isSiteRenewed() ? (
        <>
          {RENEWED}
          <ReloadOffer />
        </>
      ) : (
        'The form did not load. Please reload the page and try again.'
      )}
    </Notice>
  )
}

import type { ApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The checkout of an empty cart. */
export const EmptyCheckout = ({ refusal }: { refusal: ApiError | undefined }) => (
  <div className="grid gap-8">
    {refusal?.code === 'paid_already' && (
      // The tab that paid has emptied the cart, and so unmounted the form that would say so.
      <Notice tone="info" live>
        {refusal.message}
      </Notice>
    )}
    <EmptyState
      title="Your cart is empty."
      text="What you pick in the store on this device is listed here."
      action={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={paths.store} variant="primary" size="lg">
            Go to the store
          </LinkButton>
          <TextLink to={paths.orders} alone>
            Look up an order
          </TextLink>
        </div>
      }
    />
  </div>
)

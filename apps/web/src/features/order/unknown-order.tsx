import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What a private link shows that belongs to no order. */
export function UnknownOrder() {
  return (
    <>
      <h1 className="text-h2">We cannot find this order</h1>
      <EmptyState
        title="This link does not work"
        text="It may have been cut off in the email, or a later email has a newer one. Enter your email address and order number, and we send you a new one."
        action={
          <LinkButton to={paths.orders} variant="primary">
            Find your order
          </LinkButton>
        }
      />
    </>
  )
}

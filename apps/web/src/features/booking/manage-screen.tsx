import { agency } from '@beacon/content/agency'
import { noWrap } from '@beacon/rules/no-wrap'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { ManagedBookingView } from './managed-booking.tsx'
import { ManagedSkeleton } from './managed-skeleton.tsx'
import { useManagedBooking } from './use-managed-booking.ts'

/** Within text and not a link: kept on one line so that the number is read in one piece. */
const office = noWrap(agency.phones.office.display)

/** The visitor's booking, opened by the private link in the mail. */
export function ManageScreen() {
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  return (
    <Container className="grid gap-8 pt-12 pb-20 md:pt-18 md:pb-28">
      <h1>Your booking</h1>
      {hydrated ? (
        <Managed
          token={params.get('token') ?? ''}
          paid={params.get('redirect_status') === 'succeeded' ? params.get('payment_intent') : null}
          isRefused={params.get('redirect_status') === 'failed'}
        />
      ) : (
        <Loading />
      )}
    </Container>
  )
}

interface ManagedProps {
  token: string
  /** The payment that the visitor's bank has accepted on a page of its own. */
  paid: string | null
  /** The visitor comes back from their bank's page, which has refused the payment. */
  isRefused: boolean
}

function Managed({ token, paid, isRefused }: ManagedProps) {
  const { managed, ...actions } = useManagedBooking(token, paid)
  switch (managed.state) {
    case 'loading':
      return <Loading />
    case 'unknown':
      return (
        <EmptyState
          {...unknownWords(isRefused, paid !== null)}
          action={<LinkButton to={paths.booking}>Book a consultation</LinkButton>}
        />
      )
    case 'failed':
      return (
        <Notice tone="danger" title="Your booking did not load" live>
          <p>We could not reach the server. Nothing has changed.</p>
          <Button size="sm" className="mt-3" onClick={() => location.reload()}>
            Try again
          </Button>
        </Notice>
      )
    case 'known':
      return <ManagedBookingView {...{ token, isRefused }} booking={managed.booking} {...actions} />
  }
}

/** The link leads nowhere, or to a time that was held and has been given back. */
function unknownWords(isRefused: boolean, isPaid: boolean) {
  if (isRefused)
    return {
      title: 'Your payment was not made',
      text: 'Nothing was charged, and your time is free for others again.',
    }
  if (isPaid)
    return {
      title: 'Your payment came late',
      text: `The time that we held for you was over by then. We write to you within minutes: either you are booked all the same, or everything goes back to your card. Please do not pay again; to ask, call ${office}.`,
    }
  return {
    title: 'This link does not work',
    text: `It may have been cut off in the email, or a later email has a newer one. Open it from the latest confirmation, or call ${office}.`,
  }
}

const Loading = () => (
  <div>
    <ManagedSkeleton />
    <WithoutScript>
      This page needs JavaScript. The email that brought you here has the details; to change your booking,
      call <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
    </WithoutScript>
  </div>
)

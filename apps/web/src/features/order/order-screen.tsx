import { agency } from '@beacon/content/agency'
import type { Order } from '@beacon/contract/orders'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { tryAgain } from '../../lib/load-part.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { EmailForm } from './email-form.tsx'
import { OrderCancel } from './order-cancel.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { dateOf, NOT_LOADED, placedAndPaid } from './order-words.ts'
import { ParcelList } from './parcel-list.tsx'
import { StateNotice } from './state-notice.tsx'
import { UnknownOrder } from './unknown-order.tsx'
import { type KnownOrder, useOrder } from './use-order.ts'

/** An order by its private link: state, downloads, and a printable receipt. */
export function OrderScreen() {
  const hydrated = useHydrated()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const token = hydrated ? (search.get('token') ?? '') : null
  const known = useOrder(id, token)
  return (
    <Container className="receipt grid gap-10 pt-10 pb-20 md:pt-14 md:pb-28">
      {known.order && token ? (
        <OrderSheet order={known.order} token={token} reload={known.reload} />
      ) : (
        <NoOrder known={known} hasKey={token !== ''} />
      )}
    </Container>
  )
}

interface OrderSheetProps {
  order: Order
  token: string
  reload: () => void
}

function OrderSheet({ order, token, reload }: OrderSheetProps) {
  const [answer, setAnswer] = useState('')
  const tellCancelled = (sentence: string) => {
    setAnswer(sentence)
    reload()
  }
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h1 className="text-h2">
            Order <span className="inline-block">{order.number}</span>
          </h1>
          <p className="text-muted">{placedAndPaid(order)}</p>
        </div>
        {order.paidAt && (
          <Button onClick={() => print()} className="no-print">
            Print receipt
          </Button>
        )}
      </header>
      <OrderProgress order={order} />
      <News order={order} token={token} answer={answer} reload={reload} />
      {order.checkoutUrl && (
        <LinkButton
          to={new URL(order.checkoutUrl, location.origin).href}
          variant="primary"
          size="lg"
          className="no-print justify-self-start"
        >
          Pay now
        </LinkButton>
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-10">
          <section aria-label="Ordered products">
            <OrderFacts order={order} />
          </section>
          <OrderCancel order={order} token={token} onCancelled={tellCancelled} onRefused={reload} />
          <OrderReturns order={order} token={token} onAsked={reload} />
        </div>
        <div className="grid content-start gap-8 md:grid-cols-2 lg:grid-cols-1">
          <Downloads order={order} />
          <Shipping order={order} />
          <Seller />
        </div>
      </div>
    </>
  )
}

/** Current news and required actions. `answer` is the response to a cancellation. */
function News({ order, token, answer, reload }: OrderSheetProps & { answer: string }) {
  const [isCorrected, setCorrected] = useState(false)
  const handleChange = () => {
    setCorrected(true)
    reload()
  }
  if (order.isEmailRefused) return <EmailForm order={order} token={token} onChanged={handleChange} />
  if (answer && !order.cancelled)
    return (
      <Notice tone="success" live>
        {answer}
      </Notice>
    )
  return <StateNotice order={order} takesFocus={answer !== '' || isCorrected} />
}

/** Purchased files; each link is valid for a week, and the page creates new ones. */
function Downloads({ order }: { order: Order }) {
  const files = order.lines.filter(({ download }) => download)
  if (files.length === 0) return null
  return (
    <section aria-labelledby="downloads-title" className="no-print col-span-full grid gap-3">
      <h2 id="downloads-title" className="order-heading">
        Downloads
      </h2>
      <ul className="grid gap-3">
        {files.map(({ productId, name, download }) => (
          <li key={productId} className="grid gap-1">
            <a href={download?.url} download className="prose-link link-alone font-semibold">
              {name}
            </a>
            <span className="text-muted text-sm">
              This link works until {download && dateOf(download.expiresAt)}; open the page again for a new
              one.
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shipping({ order: { name, email, lines, shippingAddress: to, parcels } }: { order: Order }) {
  const isSent = lines.some(({ delivery }) => delivery === 'parcel')
  return (
    <section aria-labelledby="shipping-title" className="grid content-start gap-3">
      <h2 id="shipping-title" className="order-heading">
        {to && isSent ? 'Ships to' : 'Buyer'}
      </h2>
      <p className="[overflow-wrap:anywhere]">
        {name}
        {to && (
          <>
            <br />
            {to.address}
            <br />
            {to.address2 && (
              <>
                {to.address2}
                <br />
              </>
            )}
            {to.city}, {to.state} {to.zip}
          </>
        )}
        <br />
        {email}
      </p>
      <ParcelList parcels={parcels} />
    </section>
  )
}

function Seller() {
  const { street, city, region, postalCode } = agency.address
  return (
    <section aria-labelledby="seller-title" className="grid content-start gap-3">
      <h2 id="seller-title" className="order-heading">
        Sold by
      </h2>
      <p>
        {agency.name}
        <br />
        {street}
        <br />
        {city}, {region} {postalCode}
        <br />
        <TextLink to={`mailto:${agency.email}`}>{agency.email}</TextLink>
        <br />
        <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>
      </p>
    </section>
  )
}

function NoOrder({ known, hasKey }: { known: KnownOrder; hasKey: boolean }) {
  if (hasKey && (known.ask === 'idle' || known.ask === 'asking'))
    return (
      <>
        <h1 className="text-h2">Your order</h1>
        <OrderSkeleton />
        <WithoutScript>
          This page needs JavaScript. The confirmation email lists what you ordered; to ask us about it, call{' '}
          <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
        </WithoutScript>
      </>
    )
  if (known.ask === 'failed')
    return (
      <>
        <h1 className="text-h2">Your order</h1>
        <Notice tone="danger" title="The order did not load" live>
          <p>{NOT_LOADED}</p>
          <Button size="sm" className="mt-3" onClick={() => tryAgain(known.reload)}>
            Try again
          </Button>
        </Notice>
      </>
    )
  return <UnknownOrder />
}

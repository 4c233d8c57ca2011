import type { BodyInputOf } from '@beacon/contract/endpoint'
import type { AdminOrder, shipOrder } from '@beacon/contract/order-admin'
import { trackingPage } from '@beacon/rules/tracking-page'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConfirmDialog, Failure, useDraftForm, useFieldErrors, whyLate } from '../admin/index.ts'
import { ship, useOrderAction } from './queries.ts'

const parcelFields = ['carrier', 'trackingNumber', 'trackingUrl'] as const

type Parcel = BodyInputOf<typeof shipOrder>

const isHandedOver = (sent: Parcel) => parcelFields.every((field) => !sent[field])

/** The values of a form's fields, trimmed. */
const textsOf = (event: FormEvent<HTMLFormElement>): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
  )

/**
 * The parcel's shipping details. A parcel already on its way prefills the form, so that a correction changes nothing
 * else.
 */
export function ShipAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const form = useDraftForm(`parcel:${order.id}`, parcelFields)
  const action = useOrderAction(order.id, ship(order.id), (sent: Parcel) => {
    form.forget()
    showToast(isHandedOver(sent) ? 'Saved.' : 'Saved. The buyer gets an email.')
  })
  const isSent = order.state === 'shipped'
  const parcel = order.parcels.at(-1)
  const title = isSent ? 'Correct the tracking' : 'Send it'
  const formId = `ship-${order.id}`
  const [asked, setAsked] = useState<Parcel>()
  const { errors } = useFieldErrors(formId, action.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (action.isPending) return
    const sent: Parcel = { ...textsOf(event), seen: isSent ? 'shipped' : 'paid' }
    if (isHandedOver(sent)) setAsked(sent)
    else action.mutate(sent)
  }
  return (
    <>
      <Form id={formId} {...form.props} aria-label={title} onSubmit={submit} className="no-print grid gap-3">
        <h3 className="text-h4">{title}</h3>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
          <TextField
            name="carrier"
            label="Carrier"
            autoComplete="off"
            defaultValue={parcel?.carrier}
            error={errors?.carrier}
          />
          <TextField
            name="trackingNumber"
            label="Tracking number"
            autoComplete="off"
            defaultValue={parcel?.number}
            error={errors?.trackingNumber}
          />
          <TextField
            name="trackingUrl"
            label="Tracking page"
            type="url"
            autoComplete="off"
            defaultValue={parcel && parcel.url !== trackingPage(parcel) ? parcel.url : ''}
            error={errors?.trackingUrl}
          />
        </div>
        <p className="text-muted text-xs">
          With a carrier, a number or a page, the buyer gets an email that it is on its way, and another if
          you correct it; without them it counts as handed over. For USPS, UPS, FedEx and DHL the number is
          enough: the page follows from it.
        </p>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          pending={action.isPending}
          pendingLabel="Saving…"
        >
          {isSent ? 'Correct it' : 'Mark as sent'}
        </Button>
        {!errors && !asked && <Failure error={action.error} words={whyLate} />}
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Mark ${order.number} as handed over?`}
        no="Not yet"
        yes="Mark it as handed over"
        variant="primary"
        pendingLabel="Saving…"
        change={action}
        act={(answered) => asked && action.mutate(asked, answered)}
      >
        <p>No carrier and no number are given.</p>
      </ConfirmDialog>
    </>
  )
}

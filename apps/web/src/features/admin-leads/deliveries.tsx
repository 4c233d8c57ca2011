import type { Lead } from '@beacon/contract/leads'
import { JobRow } from '../admin-outbox/index.ts'

type Delivery = Lead['deliveries'][number]

/** The delivery status of the lead's mails and of its copy in the notes database. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <section aria-labelledby="deliveries" className="grid gap-2">
      <h3 id="deliveries" className="text-h4">
        Deliveries
      </h3>
      {deliveries.length === 0 && <p className="text-muted text-sm">Nothing was sent for this lead.</p>}
      <ul className="border-line border-t text-sm">
        {deliveries.map((delivery) => (
          <JobRow key={delivery.id} job={delivery} again="Send again" />
        ))}
      </ul>
    </section>
  )
}

import { paths } from '@beacon/rules/paths'
import type { Db } from '../../db/schema.ts'
import type { MailSender } from '../../mail/sender.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { Inventory } from '../../stock/inventory.ts'
import { ANY_VARIANT, isForSale, type Wanted } from './availability.ts'
import { restocked } from './emails.ts'
import { keyOf, RESTOCK_MAIL } from './service.ts'
import { findRequest, unmarkTold } from './store.ts'

interface RestockMailDeps extends MailSender {
  db: Db
  inventory: Inventory
  publicUrl: string
}

/** The email to somebody who waited. If it is sold out again by then, they wait on. */
export function createRestockMails({
  db,
  inventory,
  publicUrl,
  send,
}: RestockMailDeps): Record<string, JobHandler> {
  const linkTo = ({ product_id, variant_id }: Wanted) =>
    publicUrl + paths.product(product_id, variant_id === ANY_VARIANT ? null : variant_id)

  return {
    async [RESTOCK_MAIL](run) {
      const request = await findRequest(db, subjectIdOf(run.job))
      if (!request) throw new JobError('refused', 'The request has been deleted.')
      const hasAskedAgain = run.job.dedupe_key !== keyOf(request)
      if (hasAskedAgain) return
      const product = (await inventory.products(db, [request.product_id])).get(request.product_id)
      if (!product || !isForSale(product, request)) return (tx) => unmarkTold(tx, request)
      await send(
        run,
        { to: { name: '', address: request.email } },
        restocked(product, request, linkTo(request)),
      )
    },
  }
}

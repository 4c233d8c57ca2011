import { paths } from '@beacon/rules/paths'
import { JobError } from '../../outbox/job-error.ts'
import type { PrintCatalogue, PrintifyProduct } from '../../providers/printify.ts'
import type { Reading } from './draft.ts'
import { hasNoPrice, printDraft } from './print-products.ts'

/**
 * Reads the print provider's products. One whose merchant has pressed 'Publish' is locked there until the store
 * confirms it, which happens here, and is then copied. A product that stays locked is not sold. A refused confirmation
 * is retried once the product has changed, because the provider counts refusals.
 */
export function createPrintReader(prints: PrintCatalogue, publicUrl: string): () => Promise<Reading> {
  const refused = new Map<string, string>()

  /** Why a product stays locked; undefined when it does not. */
  async function whyLocked({ id, updated_at }: PrintifyProduct): Promise<string | undefined> {
    const version = `${id} ${updated_at}`
    const known = refused.get(version)
    if (known) return known
    try {
      await prints.confirmPublished(id, publicUrl + paths.product(id))
      return undefined
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof JobError && error.failure === 'refused') refused.set(version, reason)
      return reason
    }
  }

  return async () => {
    const { products, odd } = await prints.products()
    const drafts = []
    const warnings = []
    for (const product of products) {
      const reason = product.is_locked ? await whyLocked(product) : undefined
      drafts.push(printDraft({ ...product, is_locked: reason !== undefined }))
      if (reason !== undefined)
        warnings.push(`${product.title} waits at Printify to be published (${reason}): it is not sold.`)
      if (hasNoPrice(product))
        warnings.push(
          `${product.title} has variants that cost less than $0.50 at Printify: they are not sold.`,
        )
    }
    return { drafts, odd, warnings }
  }
}

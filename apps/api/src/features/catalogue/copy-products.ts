import { productPictures } from '@beacon/content/products/pictures'
import type { ProductImage, ProductSource } from '@beacon/contract/products'
import { ART_SIZE } from '@beacon/rules/product-art/product-art'
import type { Logger } from 'pino'
import { isoAfter } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Pictures } from '../../pictures/pictures.ts'
import type { Copied, CopyWork } from '../../sync/content-sync.ts'
import { countListed, countShown, holdCopy, replaceProducts, storedDrafts } from './copy-store.ts'
import type { Draft, Reading } from './draft.ts'

/** A source that has lost more than this share of its products is more likely broken than sold out. */
const MOST_LOST = 0.3
/** A copy renews pictures for this long, because new prices wait for them; the next copy continues. */
const RENEWING_MS = 2 * 60_000

interface CopyDeps {
  pictures: Pictures
  /** The picture of a product that has none. */
  placeholder: string
  clock: () => Date
  log: Logger
}

/**
 * Copies one source into the catalogue: reads everything, copies the pictures, then writes in one transaction. A copy
 * that has lost too many products is held for the administrator to decide; a malformed product keeps its previous
 * state.
 */
export function copyProducts(source: ProductSource, read: () => Promise<Reading>, deps: CopyDeps): CopyWork {
  return async (stillAlive) => {
    const drafts: Draft[] = []
    const { drafts: found, odd, warnings: known = [] } = await read()
    const warnings = [...known]
    const oddIds = odd.map(({ id }) => id)
    const renewUntil = isoAfter(deps.clock(), RENEWING_MS)
    for (const draft of found) {
      await stillAlive()
      drafts.push(await withPictures(draft, { ...deps, renewUntil }, warnings))
    }
    for (const { title, reason, id } of odd) {
      warnings.push(`${title} makes no sense (${reason}): the store keeps what it knew of it.`)
      deps.log.warn({ product: id, reason }, 'a product of a source makes no sense and is left as it was')
    }
    return async (tx) => write(tx, [...drafts, ...(await storedDrafts(tx, source, oddIds))], warnings)
  }

  async function write(tx: Tx, drafts: readonly Draft[], warnings: string[]): Promise<Copied> {
    const before = await countListed(tx, source)
    const after = countShown(drafts)
    if (isSuspicious(before, after)) {
      await holdCopy(tx, source, drafts)
      return { items: before, warnings, isHeld: true }
    }
    const uncounted = await replaceProducts(tx, source, drafts, deps.clock())
    return { items: after, warnings: [...warnings, ...uncounted.map(lostCount)] }
  }
}

const lostCount = (name: string): string =>
  `“${name}” has no number of pieces any more: the last one applies. To sell it without a count, make it a new entry.`

const isSuspicious = (before: number, after: number): boolean => after < before * (1 - MOST_LOST)

interface PictureDeps extends CopyDeps {
  renewUntil: string
}

async function withPictures(draft: Draft, deps: PictureDeps, warnings: string[]): Promise<Draft> {
  const { product } = draft
  const images: ProductImage[] = []
  for (const image of product.images) {
    const kept = await ownPicture(image, product.updatedAt, deps).catch(async (error: unknown) => {
      warnings.push(
        `${product.name}: its picture ${error instanceof Error ? error.message : 'cannot be had'}`,
      )
      const older = await deps.pictures.find(image.src)
      return older && { ...image, ...older }
    })
    if (kept) images.push(kept)
  }
  if (images.length === 0) images.push(drawing(deps.placeholder, { alt: product.name, variantIds: [] }))
  return { ...draft, product: { ...product, images, image: images[0]?.src ?? '' } }
}

/** The built-in products name drawings of ours, which need no copy. */
async function ownPicture(image: ProductImage, changedAt: string, deps: PictureDeps): Promise<ProductImage> {
  const path = URL.canParse(image.src) ? new URL(image.src).pathname : image.src
  if (productPictures.includes(path)) return drawing(path, image)
  const isRenewing = deps.clock().toISOString() < deps.renewUntil
  return { ...image, ...(await deps.pictures.keep(image.src, isRenewing ? changedAt : undefined)) }
}

const drawing = (
  src: string,
  { alt, variantIds }: Pick<ProductImage, 'alt' | 'variantIds'>,
): ProductImage => ({
  src,
  srcSet: null,
  width: ART_SIZE,
  height: ART_SIZE,
  alt,
  variantIds,
})

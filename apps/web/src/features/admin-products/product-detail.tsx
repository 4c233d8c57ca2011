import type { AdminProduct } from '@beacon/contract/product-admin'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FailedRecord, Instant, OpenedHeading, RowsSkeleton } from '../admin/index.ts'
import { ProductForm } from './product-form.tsx'
import { sourceNames, stateOf, stockOf, waitingOf } from './product-words.ts'
import { productQuery } from './queries.ts'

interface ProductDetailProps {
  id: string
  /** The product as listed, to show immediately. */
  listed: AdminProduct | undefined
  onClose: () => void
}

/** A product: its state in the store, its variants, and what the administrator may change. */
export function ProductDetail({ id, listed, onClose }: ProductDetailProps) {
  const {
    data: product,
    error,
    refetch,
    isRefetching,
  } = useQuery({ ...productQuery(id), placeholderData: listed })
  if (!product) {
    return (
      <article className="grid grid-cols-1 gap-5">
        <OpenedHeading id={id} onClose={onClose}>
          Product
        </OpenedHeading>
        {error ? (
          <FailedRecord
            what="this product"
            error={error}
            onRetry={() => void refetch()}
            pending={isRefetching}
          />
        ) : (
          <RowsSkeleton label="Loading the product" rows={5} />
        )}
      </article>
    )
  }
  const state = stateOf(product)
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <OpenedHeading id={id} onClose={onClose}>
          {product.name}
        </OpenedHeading>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          <Badge tone={state.tone}>{state.label}</Badge>
          <span>{stockOf(product)}</span>
          {product.waiting > 0 && <span>{waitingOf(product)}</span>}
          <span className="text-muted">
            {sourceNames[product.source]}, changed there <Instant at={product.updatedAt} />
          </span>
        </p>
        {!product.isWithdrawn && product.status !== 'Hidden' && (
          <p className="text-sm">
            <TextLink to={paths.product(product.id)}>See it in the store</TextLink>
          </p>
        )}
      </header>
      <ProductForm product={product} />
    </article>
  )
}

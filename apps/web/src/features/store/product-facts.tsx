import type { Product, ProductSummary, Variant } from '@beacon/contract/products'
import { Icon } from '../../ui/icon.tsx'

/** The facts about the product and its selected variant, as far as known. */
export function ProductFacts({ product, variant }: { product: Product; variant: Variant | undefined }) {
  const facts = [
    ['Variant', variant?.title],
    ['SKU', variant?.sku ?? product.sku],
    ['Weight', product.weight && `${product.weight} lbs`],
    ['Dimensions', product.dimensions],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className="product-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The sanitized description, then features and tags. */
export function ProductDescription({
  product: { description, features, tags },
}: {
  product: ProductSummary
}) {
  return (
    <>
      <section aria-labelledby="description" className="grid content-start gap-4">
        <h2 id="description" className="text-h3">
          Description
        </h2>
        <div
          className="prose product-description"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server before it was stored (decision D19)
          dangerouslySetInnerHTML={{ __html: description }}
        />
      </section>
      <div className="grid content-start gap-8">
        {features.length > 0 && (
          <section aria-labelledby="features" className="grid gap-4">
            <h2 id="features" className="text-h3">
              Features
            </h2>
            <ul className="grid gap-2.5">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-4 shrink-0 text-bay" />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="rounded border border-line px-2.5 py-1 text-muted text-sm">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

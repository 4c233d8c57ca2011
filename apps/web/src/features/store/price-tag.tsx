import { usd } from '@beacon/rules/money'

/** A price on its swing tag. */
export function PriceTag({ cents }: { cents: number }) {
  return <p className="price-tag">{usd(cents)}</p>
}

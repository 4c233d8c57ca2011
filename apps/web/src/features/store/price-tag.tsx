import { usd } from '../../lib/money.ts'

/** A price on its swing tag. */
export function PriceTag({ cents }: { cents: number }) {
  return <p className="price-tag">{usd(cents)}</p>
}

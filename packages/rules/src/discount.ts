/** A line of an order that was placed. Cents, whole pieces. */
interface PlacedLine {
  unitPrice: number
  quantity: number
}

interface PlacedOrder {
  lines: readonly PlacedLine[]
  discount: number
  tax: number
}

/** Some pieces of a line, by its place from 0. */
interface Pieces {
  line: number
  quantity: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** A part of an amount in whole cents, half a cent rounded up. Exact: products of amounts are beyond 2^53. */
const partOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))

/**
 * Splits a discount across lines in proportion to their cost, by the largest remainder method: whole cents that add up
 * to it, never more than a line costs. Ties go to the earlier line.
 * @param costs cents
 */
export function shareDiscount(discount: number, costs: readonly number[]): number[] {
  const whole = BigInt(sum(costs))
  if (whole === 0n) return costs.map(() => 0)
  const exact = costs.map((cost) => BigInt(discount) * BigInt(cost))
  const shares = exact.map((product) => Number(product / whole))
  const byRemainder = exact
    .map((product, place) => ({ place, remainder: product % whole }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1,
    )
  for (const { place } of byRemainder.slice(0, discount - sum(shares)))
    shares[place] = (shares[place] ?? 0) + 1
  return shares
}

/** What each line of an order cost after its discount, in cents, without tax. */
export function paidPerLine({ lines, discount }: Omit<PlacedOrder, 'tax'>): number[] {
  const costs = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const shares = shareDiscount(discount, costs)
  return costs.map((cost, place) => cost - (shares[place] ?? 0))
}

/** What was paid for some pieces of an order: their price, less what a promo code took off it, and their tax. */
export function paidForPieces(order: PlacedOrder, pieces: readonly Pieces[]): number {
  const paid = paidPerLine(order)
  const piecesOf = (place: number) =>
    sum(pieces.filter(({ line }) => line === place).map(({ quantity }) => quantity))
  const goods = sum(
    order.lines.map(({ quantity }, place) => partOf(paid[place] ?? 0, piecesOf(place), quantity)),
  )
  return goods + partOf(order.tax, goods, sum(paid))
}

/** What was paid for some pieces when others went before: one by one they come to what they cost together. */
export const paidForNext = (
  order: PlacedOrder,
  pieces: readonly Pieces[],
  before: readonly Pieces[],
): number => paidForPieces(order, [...before, ...pieces]) - paidForPieces(order, before)

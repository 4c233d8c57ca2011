import { expect, test } from 'vitest'
import type { OrderLineRow } from '../../db/schema.ts'
import type { PrintOrder } from '../../providers/printify-orders.ts'
import { isSaidUnmade, unmadeOf, unmadeThere } from './print-reasons.ts'

/** Two shirts, which share the numbers of their variants, as those of one brand do. */
const ordered = (['navy', 'white'] as const).map(
  (product_id, position) =>
    ({
      position,
      product_id,
      variant_id: 1,
      name: `Tee ${product_id}`,
      variant: 'M',
      quantity: 1,
    }) as OrderLineRow,
)

const there = (...lines: [productId: string, variantId: number, isCanceled?: boolean][]) =>
  ({
    lines: lines.map(([productId, variantId, isCanceled = false]) => ({ productId, variantId, isCanceled })),
  }) as unknown as PrintOrder

test.each<[string, PrintOrder, string[]]>([
  ['makes all', there(['navy', 1], ['white', 1]), []],
  ['cancels one of two with the same variant', there(['navy', 1], ['white', 1, true]), ['white']],
  ['has taken one out', there(['white', 1]), ['navy']],
  ['has exchanged one', there(['navy', 1], ['white', 2]), []],
  ['says nothing of lines', there(), []],
  ['lists lines that we do not know', there(['other', 1]), []],
])('of an order of which the print provider %s, these lines are not made', (_what, print, unmade) => {
  expect(unmadeOf(ordered, print).map(({ product_id }) => product_id)).toEqual(unmade)
})

test('a line that a person has been told of is not named again with the next one, whose name may be a part of it', () => {
  const [navy, white] = ordered
  if (!navy || !white) throw new Error('Two lines were ordered.')
  const half = { ...navy, variant: 'US 8.5' }
  const whole = { ...navy, variant: 'US 8' }
  const history = [
    { what: 'needs_attention', detail: unmadeThere([half, white]), at: '2026-11-30T12:00:00.000Z' },
  ]
  expect([half, white, whole].map((line) => isSaidUnmade(history, line))).toEqual([true, true, false])
})

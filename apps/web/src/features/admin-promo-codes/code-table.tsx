import type { AdminPromoCode } from '@beacon/contract/promo-codes'
import { usd } from '@beacon/rules/money'
import { promotionWords } from '@beacon/rules/promotion-words'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { useRestoredFocus } from '../admin/index.ts'
import { useEndCode } from './queries.ts'
import { daysOf, stateWords, usesOf } from './words.ts'

/** One row per code. Its discount is fixed, so that every order stays explainable. */
export function CodeTable({ rows }: { rows: readonly AdminPromoCode[] }) {
  const keptFocus = useRestoredFocus(rows)
  const columns: Column<AdminPromoCode>[] = [
    { header: 'Code', rowHeader: true, cell: ({ code }) => code },
    { header: 'Gives', cell: (code) => <Gives code={code} /> },
    { header: 'Days', cell: daysOf },
    { header: 'Orders', numeric: true, cell: (code) => <Uses code={code} /> },
    {
      header: 'State',
      cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
    },
    { header: 'Actions', cell: (code) => <Actions code={code} /> },
  ]
  return (
    <section {...keptFocus} aria-label="Codes">
      <DataTable caption="Promo codes" columns={columns} rows={rows} rowKey={({ code }) => code} />
    </section>
  )
}

/** The number of uses, with a link to the orders. */
function Uses({ code }: { code: AdminPromoCode }) {
  if (code.uses === 0) return usesOf(code)
  return (
    <Link to={`${paths.adminOrders}?search=${code.code}`} className="prose-link">
      {usesOf(code)}
    </Link>
  )
}

const Gives = ({ code }: { code: AdminPromoCode }) => (
  <span className="grid">
    {promotionWords(code)}
    {code.minimum > 0 && (
      <span className="text-muted text-xs">for a subtotal of {usd(code.minimum)} or more</span>
    )}
  </span>
)

function Actions({ code: { code, state } }: { code: AdminPromoCode }) {
  const end = useEndCode()
  const copy = useCopy()
  const isEnded = state === 'ended'
  const canBeUsed = state === 'active' || state === 'upcoming'

  function copyLink() {
    const link = `${location.origin}${paths.store}?promo=${code}`
    void copy(link, {
      copied: 'The link is copied.',
      refused: `Your browser does not let us copy. The link is ${link}`,
    })
  }

  return (
    <span className="flex gap-2 max-lg:flex-wrap">
      {canBeUsed && (
        <Button size="sm" onClick={copyLink} aria-label={`Copy link with ${code}`}>
          Copy link
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        pending={end.isPending}
        onClick={() => end.mutate({ code, isEnded: !isEnded })}
        aria-label={isEnded ? `Reactivate ${code}` : `End ${code}`}
      >
        {isEnded ? 'Reactivate' : 'End'}
      </Button>
    </span>
  )
}

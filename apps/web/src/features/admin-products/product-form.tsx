import type { AdminProduct } from '@beacon/contract/products'
import { usd } from '@beacon/rules/money'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Form } from '../../ui/form.tsx'
import { Failure, useDraft } from '../admin/index.ts'
import { changedCounts, isCount, withCount } from './counts.ts'
import { useSaveProduct } from './queries.ts'

interface Draft {
  /** As typed, by variant. */
  counts?: Readonly<Record<number, string>>
  isWithdrawn?: boolean | undefined
}

type StockLine = AdminProduct['stock'][number]

/** Pieces of every counted variant, and whether the product is for sale at all. */
export function ProductForm({ product }: { product: AdminProduct }) {
  const { draft, keep, forget } = useDraft<Draft>(`product:${product.id}`)
  const save = useSaveProduct(product.id, forget)
  const typed = draft?.counts ?? {}
  const isWithdrawn = draft?.isWithdrawn ?? product.isWithdrawn
  const counts = changedCounts(product.stock, typed)
  const isValid = Object.values(typed).every(isCount)
  const change = isWithdrawn === product.isWithdrawn ? undefined : isWithdrawn
  const isChanged = counts.length > 0 || change !== undefined || !isValid

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || !isValid || !isChanged) return
    save.mutate({ isWithdrawn: change, stock: counts })
  }
  const columns: Column<StockLine>[] = [
    { header: 'Variant', rowHeader: true, cell: ({ title }) => title || 'One form' },
    { header: 'Price', numeric: true, cell: ({ price }) => usd(price) },
    {
      header: 'Can be bought',
      numeric: true,
      cell: (line) => (line.isOffered ? line.available : 'not offered'),
    },
    {
      header: 'Stock',
      numeric: true,
      cell: (line) => (
        <StockCell
          line={line}
          text={typed[line.variantId]}
          readOnly={save.isPending}
          onType={(text) => keep({ ...draft, counts: withCount(typed, line, text) })}
        />
      ),
    },
  ]
  return (
    <Form id={`product-${product.id}`} onSubmit={submit} className="grid gap-5">
      <DataTable
        caption={`Variants of ${product.name}`}
        columns={columns}
        rows={product.stock}
        rowKey={({ variantId }) => String(variantId)}
      />
      <p className="text-muted text-sm">
        “Can be bought” leaves out what somebody is paying for at this moment. A count here stays until the
        source counts anew.
      </p>
      <Checkbox
        name="isWithdrawn"
        label="Withdraw it: not in the store, not in the sitemap, not for sale, whatever its source says"
        checked={isWithdrawn}
        disabled={save.isPending}
        onChange={({ target: { checked } }) =>
          keep({ ...draft, isWithdrawn: checked === product.isWithdrawn ? undefined : checked })
        }
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant={isChanged ? 'primary' : 'secondary'}
          aria-disabled={!isChanged || !isValid}
          pending={save.isPending}
          pendingLabel="Saving…"
        >
          Save
        </Button>
        <p role="status" className="text-muted text-sm">
          {!isValid && 'Please enter whole numbers from 0 to 99,999'}
          {isValid && isChanged && !save.isPending && 'Not saved yet'}
          {!isChanged && save.isSuccess && 'Saved'}
        </p>
      </div>
      <Failure error={save.error} />
    </Form>
  )
}

interface StockCellProps {
  line: StockLine
  text: string | undefined
  readOnly: boolean
  onType: (text: string) => void
}

/** What is printed or sent to order has nothing to count. */
function StockCell({ line, text, readOnly, onType }: StockCellProps) {
  if (line.stock === null) return <span className="text-muted">not counted</span>
  const shown = text ?? String(line.stock)
  return (
    <input
      aria-label={`Stock of ${line.title || 'the product'}`}
      inputMode="numeric"
      value={shown}
      maxLength={5}
      readOnly={readOnly}
      aria-invalid={isCount(shown) ? undefined : true}
      onChange={(event) => onType(event.target.value)}
      className="field w-24 max-w-full text-right text-sm tabular-nums"
    />
  )
}

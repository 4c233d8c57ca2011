import type { AdminProduct } from '@beacon/contract/product-admin'
import { usd } from '@beacon/rules/money'
import { type FormEvent, useId } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Form } from '../../ui/form.tsx'
import { Failure, useDraft, useForgetSaved } from '../admin/index.ts'
import { changedCounts, isCount, overtakenCounts, type TypedCounts, withCount } from './counts.ts'
import { useSaveProduct } from './queries.ts'
import { countField, StockConflictNotice } from './stock-conflict-notice.tsx'

interface Draft extends TypedCounts {
  isWithdrawn?: boolean | undefined
}

type StockLine = AdminProduct['stock'][number]

/** The stock of every counted variant, and whether the product is for sale. */
export function ProductForm({ product }: { product: AdminProduct }) {
  const { draft = {}, keep, forget } = useDraft<Draft>(`product:${product.id}`)
  const save = useSaveProduct(product.id, forget)
  const isWithdrawn = draft.isWithdrawn ?? product.isWithdrawn
  const typed = draft.counts ?? {}
  const counts = changedCounts(product.stock, draft)
  const overtaken = overtakenCounts(product.stock, draft)
  const isValid = Object.values(typed).every(isCount)
  const isReady = isValid && overtaken.length === 0
  const change = isWithdrawn === product.isWithdrawn ? undefined : isWithdrawn
  const isChanged = counts.length > 0 || change !== undefined || !isValid
  // Editing clears the error.
  useForgetSaved(save.isError && !isChanged, forget)

  const statusId = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isValid) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (save.isPending || !isReady || !isChanged) return
    save.mutate({ isWithdrawn: change, stock: counts })
  }
  const edit = (change: Draft) => {
    save.reset()
    keep({ ...draft, ...change })
  }
  const choose = (variantId: number, count: number) => {
    const line = product.stock.find((each) => each.variantId === variantId)
    if (!line) return
    const { [variantId]: _, ...before } = draft.before ?? {}
    edit(withCount({ ...draft, before }, line, String(count)))
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
          describedBy={statusId}
          onType={(text) => edit(withCount(draft, line, text))}
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
        “Can be bought” leaves out what somebody is paying for right now. A count here stays until the source
        updates it.
      </p>
      {overtaken.length > 0 && (
        <StockConflictNotice counts={overtaken} disabled={save.isPending} onChoose={choose} />
      )}
      <Checkbox
        name="isWithdrawn"
        label="Withdraw it: not in the store, not in the sitemap, not for sale, whatever its source says"
        checked={isWithdrawn}
        disabled={save.isPending}
        onChange={({ target: { checked } }) =>
          edit({ isWithdrawn: checked === product.isWithdrawn ? undefined : checked })
        }
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant={isChanged ? 'primary' : 'secondary'}
          aria-disabled={!isChanged || !isReady}
          pending={save.isPending}
          pendingLabel="Saving…"
        >
          Save
        </Button>
        <p
          id={statusId}
          role="status"
          data-ready={isReady}
          className="text-muted text-sm data-[ready=false]:font-medium data-[ready=false]:text-danger"
        >
          {!isValid && 'Please enter whole numbers from 0 to 99,999'}
          {overtaken.length > 0 && 'Please choose which count to keep'}
          {isReady && isChanged && !save.isPending && 'Not saved yet'}
          {!isChanged && (save.isSuccess || save.isError) && 'Saved'}
        </p>
      </div>
      {isChanged && overtaken.length === 0 && <Failure error={save.error} words={withCounts} />}
    </Form>
  )
}

/** A refused count comes with the stored one: refetching the product may have failed. */
const withCounts = (error: Error): string =>
  [error.message, ...(error instanceof ApiError ? Object.values(error.fields) : [])].join(' ')

interface StockCellProps {
  line: StockLine
  text: string | undefined
  readOnly: boolean
  /** The element that says what is wrong with an invalid count. */
  describedBy: string
  onType: (text: string) => void
}

/** What is printed or made to order has no stock. */
function StockCell({ line, text, readOnly, describedBy, onType }: StockCellProps) {
  if (line.stock === null) return <span className="text-muted">not counted</span>
  const shown = text ?? String(line.stock)
  return (
    <input
      name={countField(line.variantId)}
      aria-label={`Stock of ${line.title || 'the product'}`}
      inputMode="numeric"
      value={shown}
      readOnly={readOnly}
      aria-invalid={isCount(shown) ? undefined : true}
      aria-describedby={isCount(shown) ? undefined : describedBy}
      onChange={(event) => onType(event.target.value)}
      className="field w-24 max-w-full text-right text-sm tabular-nums"
    />
  )
}

import type { BodyInputOf } from '@beacon/contract/endpoint'
import { createPromoCode, type PromoKind } from '@beacon/contract/promo-codes'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { type FormValues, readValues } from '../../lib/form-values.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { centsOf, Failure, useDraftForm, useFieldErrors } from '../admin/index.ts'
import { useCreateCode } from './queries.ts'
import { kindWords } from './words.ts'

const FORM = 'new-code'
const fields = ['code', 'kind', 'value', 'minimum', 'firstDay', 'lastDay', 'mostUses'] as const
type Values = FormValues<(typeof fields)[number]>

const VALUE_LABELS = { percent: 'Percent', amount: 'Amount, in $' } as const

/** Creates a code. It cannot be edited afterwards, only ended. */
export function CodeForm() {
  const form = useDraftForm('promo-code', fields)
  const navigate = useNavigate()
  const create = useCreateCode(() => {
    form.empty()
    void navigate(paths.adminPromoCodes)
    // The form unmounts with its button, which had the focus.
    document.querySelector('h1')?.focus()
  })
  const { errors, setFound } = useFieldErrors(FORM, create.error)
  const kind = (form.draft?.kind || 'percent') as PromoKind

  function handleSubmit(submission: SubmitEvent<HTMLFormElement>) {
    submission.preventDefault()
    const body = bodyOf(readValues(submission.currentTarget, fields))
    const { error } = createPromoCode.body.safeParse(body)
    setFound(error && Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message])))
    if (!error) create.mutate(body)
  }

  return (
    <Form
      id={FORM}
      {...form.props}
      aria-label="New code"
      className="grid max-w-measure gap-x-4 gap-y-5 sm:grid-cols-2"
      onSubmit={handleSubmit}
    >
      <p className="text-muted sm:col-span-2">
        A code’s discount cannot be changed once it is created, so that every order stays explainable: end it,
        and create another one.
      </p>
      <TextField
        name="code"
        label="Code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="3 to 20 letters, digits and dashes, such as SPRING10"
        error={errors?.code}
        className="sm:col-span-2"
      />
      <SelectField
        name="kind"
        label="What it gives"
        required
        options={optionsOf(kindWords)}
        error={errors?.kind}
        className={kind === 'shipping' ? 'sm:col-span-2' : undefined}
      />
      {kind !== 'shipping' && (
        <TextField
          name="value"
          label={VALUE_LABELS[kind]}
          required
          inputMode={kind === 'percent' ? 'numeric' : 'decimal'}
          autoComplete="off"
          hint={kind === 'percent' ? '1 to 90' : 'At least $1.00 of the subtotal is always left to pay'}
          error={errors?.value}
        />
      )}
      <LimitFields errors={errors} />
      {!errors && (
        <div className="empty:hidden sm:col-span-2">
          <Failure error={create.error} />
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={create.isPending}
        pendingLabel="Creating…"
      >
        Create code
      </Button>
    </Form>
  )
}

type Errors = ReturnType<typeof useFieldErrors>['errors']

/** A code's limits: minimum order, number of uses and dates. */
function LimitFields({ errors }: { errors: Errors }) {
  return (
    <>
      <TextField
        name="minimum"
        label="Minimum subtotal, in $"
        inputMode="decimal"
        autoComplete="off"
        hint="Leave empty for any order"
        error={errors?.minimum}
      />
      <TextField
        name="mostUses"
        label="Total uses allowed"
        inputMode="numeric"
        autoComplete="off"
        hint="Leave empty for no limit"
        error={errors?.mostUses}
      />
      <TextField
        name="firstDay"
        label="First day"
        type="date"
        hint="New York time. Leave empty to start now"
        error={errors?.firstDay}
      />
      <TextField
        name="lastDay"
        label="Last day"
        type="date"
        hint="Included. Leave empty for no end"
        error={errors?.lastDay}
      />
    </>
  )
}

/** Dollars as typed, in cents; the schema rejects what is not an amount. */
const dollars = (text: string): number => (text.trim() === '' ? 0 : (centsOf(text) ?? Number.NaN))

const bodyOf = ({ code, kind, value, minimum, firstDay, lastDay, mostUses }: Values) =>
  ({
    code,
    kind: kind as PromoKind,
    value: kind === 'amount' ? dollars(value) : Number(value),
    minimum: dollars(minimum),
    firstDay: firstDay || null,
    lastDay: lastDay || null,
    mostUses: mostUses.trim() === '' ? null : Number(mostUses),
  }) satisfies BodyInputOf<typeof createPromoCode>

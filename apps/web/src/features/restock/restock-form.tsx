import { restockNote } from '@beacon/content/restock'
import type { Product, Variant } from '@beacon/contract/products'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { errorsOf, putBack, readValues } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { loadProduct } from '../catalogue/index.ts'
import { EmailField } from '../email-field/index.ts'
import { FormFailure, reasonOf, useSubmission } from '../submission/index.ts'
import { ANY, type Choice, type ForSale, variantOf } from './choices.ts'
import { promiseOf } from './words.ts'

interface RestockFormProps {
  product: Product
  choices: readonly Choice[]
  /** The variant on the page. */
  chosen: Variant | undefined
  /** Called when it can be bought now. */
  onForSale: (found: ForSale) => void
}

const FIELDS = ['email', 'variantId'] as const
/** The storage key of this tab's draft: the form goes away when another variant is looked at. */
const DRAFT = 'restock-draft'
const FAILED = 'Network error. Please try again.'

const loadCalls = () => loadPart(() => import('./send-restock.ts'))

/** Asks for the address to which one email goes when the product can be bought. */
export function RestockForm({ product, choices, chosen, onForSale }: RestockFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState('')
  const { isBusy, errors, failure, prepare, handleSubmit } = useSubmission({
    load: loadCalls,
    check: async (element) => ({ form: readValues(element, FIELDS) }),
    async send(values) {
      const { sendRestock } = await loadCalls()
      try {
        setAnswer(await sendRestock({ productId: product.id, ...values }))
        forgetSession(DRAFT)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
        await findForSale(error.message, values.variantId)
      }
    },
    explain(error) {
      const errors = error instanceof ApiError ? errorsOf(error.fields, ['email']) : {}
      if (!errors.email) return { failure: reasonOf(error, FAILED) }
      focusInvalid(form.current?.querySelector<HTMLElement>('input[type="email"]'))
      return { errors }
    },
  })

  async function findForSale(sentence: string, choice: string): Promise<void> {
    const renewed = (await loadProduct(product.id).catch(() => null)) ?? product
    // Whoever has gone on to something else meanwhile stays there.
    if (form.current) onForSale({ sentence, product: renewed, variant: variantOf(renewed, choice, chosen) })
  }

  useLayoutEffect(() => {
    if (!form.current) return
    putBack(form.current, ['email'], { draft: readSession(DRAFT) })
    form.current.querySelector<HTMLElement>('select, input:not([type="hidden"])')?.focus()
  }, [])

  if (answer)
    return (
      <Notice tone="success" takesFocus>
        {answer}
      </Notice>
    )
  return (
    <Form
      id="restock"
      ref={form}
      onFocus={prepare}
      onInput={({ currentTarget }) => writeSession(DRAFT, readValues(currentTarget, ['email']))}
      onSubmit={handleSubmit}
      aria-label={promiseOf(product)}
      className="grid gap-4 border border-line bg-raised p-4 sm:p-5"
    >
      <WhichOne choices={choices} chosen={chosen} />
      <EmailField name="email" label="Email Address" required error={errors.email} />
      <Button type="submit" pending={isBusy} pendingLabel="One moment…" wide>
        {promiseOf(product)}
      </Button>
      <FormFailure failure={failure} kept />
      <p className="text-muted text-sm">
        {restockNote} <TextLink to={paths.privacyPolicy}>Privacy policy</TextLink>
      </p>
    </Form>
  )
}

function WhichOne({ choices, chosen }: Pick<RestockFormProps, 'choices' | 'chosen'>) {
  const [only] = choices
  if (choices.length > 1)
    return (
      <SelectField
        name="variantId"
        label="Which one?"
        required
        options={[...choices]}
        defaultValue={choices.find(({ value }) => value === String(chosen?.id))?.value ?? only?.value}
      />
    )
  return (
    <>
      {only && only.value !== ANY && (
        <p>
          <strong>{only.label}</strong> is sold out.
        </p>
      )}
      <input type="hidden" name="variantId" value={only?.value ?? ANY} />
    </>
  )
}

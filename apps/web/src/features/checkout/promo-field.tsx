import { promotionWords } from '@beacon/rules/promotion-words'
import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Form, useFieldIds } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FormFailure } from '../submission/index.ts'
import { prepareOrdering } from './load-ordering.ts'
import type { PromoCode } from './use-promo-code.ts'

interface PromoFieldProps {
  /** The summary is on the page twice, each with a form of its own. */
  id: string
  promo: PromoCode
}

/**
 * The promo code field; an applied code is shown with a button that removes it. A separate form: Enter applies the
 * code.
 */
export function PromoField({ id, promo }: PromoFieldProps) {
  const { promotion, text, error, failure, isBusy, isOpen } = promo
  const box = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const focusIn = (what: string) => box.current?.querySelector<HTMLElement>(what)?.focus()

  // The pressed button has unmounted, which would move the focus to the start of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code, or none, renders another button
  useLayoutEffect(() => {
    if (hasActed.current) focusIn('input, button')
    hasActed.current = false
  }, [promotion])

  async function submit(submission: SubmitEvent<HTMLFormElement>) {
    submission.preventDefault()
    if (isBusy) return
    hasActed.current = true
    if (await promo.apply()) return
    hasActed.current = false
    focusIn('input')
  }

  return (
    <div ref={box} className="promo-code">
      {promotion ? (
        <>
          <p className="flex items-center justify-between gap-4 text-sm">
            <span className="min-w-0">
              Promo code <strong className="[overflow-wrap:anywhere]">{promotion.code}</strong>:{' '}
              {promotionWords(promotion).toLowerCase()}
            </span>
            <Button
              variant="link"
              className="text-sm"
              aria-label={`Remove promo code ${promotion.code}`}
              onClick={() => {
                hasActed.current = true
                promo.remove()
              }}
            >
              Remove
            </Button>
          </p>
          <p role="alert" className="pb-3 text-sm empty:hidden [overflow-wrap:anywhere]">
            {error}
          </p>
        </>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => promo.setOpen(currentTarget.open)}>
          <summary>
            <Icon name="chevron-down" className="size-4 shrink-0" />
            Promo code
          </summary>
          <Form
            id={id}
            aria-label="Promo code"
            className="promo-form"
            onFocus={prepareOrdering}
            onSubmit={(event) => void submit(event)}
          >
            <CodeInput text={text} error={error} onType={promo.type} />
            <Button type="submit" pending={isBusy} pendingLabel="Checking…">
              Apply
            </Button>
            <CodeError error={error} />
          </Form>
        </details>
      )}
      <div className="pb-4 empty:hidden">
        <FormFailure failure={failure} kept />
      </div>
    </div>
  )
}

const NAME = 'promoCode'

function CodeInput({ text, error, onType }: { text: string; error: string; onType: (text: string) => void }) {
  const ids = useFieldIds(NAME)
  return (
    <input
      type="text"
      id={ids.field}
      name={NAME}
      className="field uppercase"
      aria-label="Promo code"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? ids.error : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

const CodeError = ({ error }: { error: string }) => (
  <div role="alert" className="col-span-full empty:hidden">
    <FieldError id={useFieldIds(NAME).error}>{error || undefined}</FieldError>
  </div>
)

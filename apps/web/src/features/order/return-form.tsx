import { returnReasonWords } from '@beacon/content/returns'
import type { Order } from '@beacon/contract/orders'
import { lineName } from '@beacon/rules/line-name'
import { type InputEvent, useLayoutEffect, useRef } from 'react'
import { putBack, readValues } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { FormFailure, reasonOf, useSubmission } from '../submission/index.ts'
import type { ReturnWish } from './ask-for-return.ts'
import { NOT_SENT } from './order-words.ts'

const loadCalls = () => loadPart(() => import('./ask-for-return.ts'))

const fieldOfLine = (place: number) => `line-${place}`

interface ReturnFormProps {
  order: Order
  token: string
  /** Called with the server's message once it is requested. */
  onSent: (answer: string) => void
  onCancel: () => void
}

/** Which pieces to return, why, and further remarks. */
export function ReturnForm({ order, token, onSent, onCancel }: ReturnFormProps) {
  const choices = order.lines.flatMap((line, place) => (line.returnable > 0 ? [{ line, place }] : []))
  const places = choices.map(({ place }) => place)
  // A single returnable piece is preselected.
  const isOnlyOne = choices.length === 1 && choices[0]?.line.returnable === 1

  const form = useRef<HTMLFormElement>(null)
  const fields = [...places.map(fieldOfLine), 'reason', 'message']
  const draft = `return-draft:${order.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: later input is in the form already
  useLayoutEffect(() => {
    if (form.current) putBack(form.current, fields, { draft: readSession(draft) })
    // The button that opened the form has unmounted.
    form.current?.querySelector('select')?.focus()
  }, [])

  const { isBusy, errors, failure, handleInput, prepare, handleSubmit } = useSubmission({
    load: loadCalls,
    check: async (form) => (await loadCalls()).checkReturn(readWish(form, places)),
    async send(wish) {
      const answer = await (await loadCalls()).sendReturn(order.id, token, wish)
      forgetSession(draft)
      onSent(answer)
    },
    explain: (error) => ({ failure: reasonOf(error, NOT_SENT) }),
  })

  const keepAndCheck = (input: InputEvent<HTMLFormElement>) => {
    writeSession(draft, readValues(input.currentTarget, fields))
    handleInput(input)
  }

  const { lines, ...others } = errors
  const [first = 0] = places
  const summary = { ...(lines ? { [fieldOfLine(first)]: lines } : {}), ...others }
  return (
    <Form
      ref={form}
      id="return"
      aria-label="Ask for a return"
      onFocus={prepare}
      onInput={keepAndCheck}
      onSubmit={handleSubmit}
      className="form-sheet grid gap-5"
    >
      <ErrorSummary title="Please check these fields" errors={summary} />
      {choices.map(({ line, place }) => (
        <SelectField
          key={place}
          name={fieldOfLine(place)}
          label={lineName(line)}
          required
          options={countsOf(line.returnable)}
          defaultValue={isOnlyOne ? '1' : '0'}
          error={place === first ? lines : undefined}
        />
      ))}
      <SelectField
        name="reason"
        label="Why?"
        required
        blank="Choose a reason"
        options={optionsOf(returnReasonWords)}
        error={errors.reason}
      />
      {/* No `maxLength`: it would silently truncate pasted text. */}
      <TextArea name="message" label="What else should we know?" rows={4} error={errors.message} />
      <FormFailure failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isBusy} pendingLabel="Sending…">
          Send the request
        </Button>
        <Button onClick={onCancel} aria-disabled={isBusy}>
          Not now
        </Button>
      </div>
    </Form>
  )
}

/** The choices from none to all. */
const countsOf = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'Keep' : `Return ${most === 1 ? 'it' : `${count} of ${most}`}`,
  }))

function readWish(form: HTMLFormElement, places: readonly number[]): ReturnWish {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    pieces: new Map(places.map((place) => [place, Number(text(fieldOfLine(place)))])),
    reason: text('reason'),
    message: text('message'),
  }
}

import { type InputEvent, useEffect, useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'

/** The well-known test numbers (https://docs.stripe.com/testing). */
const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'succeeds' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0000 0000 9995', effect: 'has no funds' },
  { number: '4000 0000 0000 3220', effect: 'asks the bank first' },
] as const

/** Replaces the provider's fields: a card form, with test cards to choose from. */
export function CardFields({ onReady }: { onReady: () => void }) {
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(onReady, [])

  const type = (change: Partial<typeof card>) => setCard({ ...card, ...change })
  const typed = (event: InputEvent<HTMLInputElement>) => event.currentTarget.value
  const field = { inputMode: 'numeric', autoComplete: 'off', required: true } as const
  return (
    <div className="grid gap-4">
      <TextField
        {...field}
        name="number"
        label="Card number"
        placeholder="1234 1234 1234 1234"
        value={card.number}
        onInput={(event) => type({ number: inGroups(typed(event)) })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-4">
        <TextField
          {...field}
          name="expiry"
          label="Expiration date"
          placeholder="MM / YY"
          value={card.expiry}
          onInput={(event) => type({ expiry: asMonth(typed(event), card.expiry) })}
        />
        <TextField
          {...field}
          name="cvc"
          label="Security code"
          placeholder="CVC"
          maxLength={4}
          value={card.cvc}
          onInput={(event) => type({ cvc: typed(event).replace(/\D/g, '') })}
        />
      </div>
      <fieldset className="border-line border-t pt-3 text-sm">
        <legend className="sr-only">Test cards</legend>
        <p className="mb-1 text-muted text-xs">Demo: no card is charged. Pick a test card:</p>
        <ul>
          {TEST_CARDS.map(({ number, effect }) => (
            <li key={number}>
              <button
                type="button"
                className="flex min-h-8 w-full flex-wrap items-center gap-x-3 rounded-sm px-1 text-left hover:bg-raised-2"
                onClick={() => setCard({ number, expiry: '12 / 34', cvc: '123' })}
              >
                <span className="tabular-nums">{number}</span>
                <span className="flex-[1_1_4rem] text-right text-muted">{effect}</span>
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  )
}

const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

const inGroups = (text: string) => digitsOf(text, 19).replace(/(\d{4})(?=\d)/g, '$1 ')

/** `12 / 34`; does not restore what was deleted. */
function asMonth(text: string, before: string): string {
  const digits = digitsOf(text, 4)
  if (text.length < before.length) return digits.length > 2 ? text : digits
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

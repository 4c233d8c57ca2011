import type { CartPart } from '@beacon/rules/cart'
import { usd } from '@beacon/rules/money'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email-field/index.ts'
import { Acceptance } from '../legal/index.ts'
import { FormFailure } from '../submission/index.ts'
import { FORM_ID, type ShippingField } from './shipping-fields.ts'
import { usStates } from './us-states.ts'
import type { useCheckout } from './use-checkout.ts'

interface ShippingFormProps {
  checkout: ReturnType<typeof useCheckout>
  part: CartPart
  /** Whether the order has goods to send; files and services need the address for the receipt only. */
  hasGoods: boolean
  total: number
  /** How it is paid, and when. */
  paying: string
}

/** The shipping form, with the one button that continues to payment (PAY-3). */
export function ShippingForm({ checkout, part, hasGoods, total, paying }: ShippingFormProps) {
  const { form, errors, failure, isBusy, prepare, handleInput, handleSubmit } = checkout
  const field = (name: ShippingField) => ({ name, error: errors[name] })
  return (
    <Form
      id={FORM_ID}
      ref={form}
      aria-label="Checkout"
      onFocus={prepare}
      onInput={handleInput}
      onSubmit={handleSubmit}
      className="grid grid-cols-1 gap-10"
    >
      <ErrorSummary title="Please check these fields" errors={errors} />
      <ContactStep field={field} />
      <AddressStep field={field} hasGoods={hasGoods} />
      <section aria-labelledby="payment-title" className="grid grid-cols-1 gap-5">
        <h2 id="payment-title" className="checkout-step">
          Payment
        </h2>
        <p className="max-w-measure text-muted">{paying}</p>
        <FormFailure failure={failure} kept />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={isBusy}
          pendingLabel="Processing..."
          className="flex-wrap max-sm:w-full sm:min-w-72 sm:justify-self-start"
        >
          {part === 'local' ? 'Continue to payment' : 'Order and pay'}{' '}
          <span className="tabular-nums">{usd(total)}</span>
        </Button>
        <Acceptance act="ordering" />
      </section>
    </Form>
  )
}

interface StepProps {
  field: (name: ShippingField) => { name: ShippingField; error: string | undefined }
}

const ContactStep = ({ field }: StepProps) => (
  <section aria-labelledby="contact-title" className="grid gap-5">
    <h2 id="contact-title" className="checkout-step">
      Who is it for?
    </h2>
    <TextField {...field('name')} label="Full Name" required autoComplete="shipping name" />
    <div className="grid gap-5 sm:grid-cols-2">
      <EmailField {...field('email')} label="Email" required inputMode="email" />
      <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="shipping tel" />
    </div>
  </section>
)

const AddressStep = ({ field, hasGoods }: StepProps & Pick<ShippingFormProps, 'hasGoods'>) => (
  <section aria-labelledby="shipping-title" className="grid gap-5">
    <h2 id="shipping-title" className="checkout-step">
      {hasGoods ? 'Where should we send it?' : 'What is your address?'}
    </h2>
    <TextField
      {...field('address')}
      label="Address"
      required
      inputMode="text"
      autoComplete="shipping address-line1"
    />
    <TextField
      {...field('address2')}
      label="Apartment, suite, etc."
      inputMode="text"
      autoComplete="shipping address-line2"
    />
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]">
      <TextField
        {...field('city')}
        label="City"
        required
        inputMode="text"
        autoComplete="shipping address-level2"
      />
      <SelectField
        {...field('state')}
        label="State"
        required
        options={usStates}
        blank="Select a state"
        autoComplete="shipping address-level1"
      />
      <TextField
        {...field('zip')}
        label="ZIP code"
        required
        inputMode="numeric"
        autoComplete="shipping postal-code"
      />
    </div>
    <p className="text-muted text-sm">
      {hasGoods ? 'We ship within the United States.' : 'It goes on your receipt.'}
    </p>
  </section>
)

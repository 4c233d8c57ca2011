import type { Promotion } from '@beacon/contract/promo-codes'
import type { Cart } from '@beacon/rules/cart'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setCart, storePromotion } from '../cart/index.ts'
import { mugLine, teeLine } from '../cart/testing.ts'
import { type Answer, CREATE, callsTo, intentAnswer, refused } from '../payment/testing.ts'
import { fillIn, ORDER, openCheckout, prepareCheckout, show, submit } from './testing.tsx'

const LOOK_UP = '/api/promo-code'
const SPRING10 = { code: 'SPRING10', kind: 'percent', value: 10, minimum: 0 }

prepareCheckout()

function open(cart: Cart, answers: Record<string, Answer> = {}, address?: string) {
  return openCheckout(cart, { [LOOK_UP]: () => Response.json(SPRING10), ...answers }, address)
}

/** The summary beside the form; the one above it, for phones, is the same. */
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
const input = () => summary().getByLabelText<HTMLInputElement>('Promo code', { selector: 'input' })
const amountOf = (label: string) => summary().getByText(label).nextElementSibling?.textContent
const taken = () => summary().findByRole('button', { name: 'Remove promo code SPRING10' })

function enter(code: string) {
  fireEvent.change(input(), { target: { value: code } })
  fireEvent.submit(summary().getByRole('form', { name: 'Promo code' }))
}

function order() {
  fillIn()
  submit()
}

test('an applied code discounts the total, and is sent with the order', async () => {
  const sent = open([mugLine], { [CREATE]: () => intentAnswer() })
  expect(amountOf('Total')).toBe('$37.21')
  enter(' spring10 ')
  expect(await taken()).toBe(document.activeElement)
  expect(callsTo(sent, LOOK_UP)[0]?.body).toEqual({ promoCode: 'SPRING10' })
  expect(['Subtotal', 'Promo SPRING10', 'Total'].map(amountOf)).toEqual(['$25.00', '−$2.50', '$34.49'])
  expect(screen.getByRole('button', { name: 'Continue to payment $34.49' })).toBeTruthy()
  order()
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(1))
  expect(callsTo(sent, CREATE)[0]?.body).toMatchObject({ amount: 3449, promoCode: 'SPRING10' })
})

test('while a code is being checked nothing is ordered at the price without it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const sent = open([mugLine], { [LOOK_UP]: () => promise, [CREATE]: () => intentAnswer() })
  enter('SPRING10')
  fillIn()
  fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }))
  await new Promise((done) => setTimeout(done, 50))
  expect(callsTo(sent, CREATE)).toEqual([])
  resolve(Response.json(SPRING10))
  await taken()
  submit()
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(1))
  expect(callsTo(sent, CREATE)[0]?.body).toMatchObject({ amount: 3449, promoCode: 'SPRING10' })
})

test('an order of printed goods is sent with the code, too', async () => {
  const sent = open([teeLine], { [ORDER]: () => refused('out_of_stock') })
  enter('SPRING10')
  await taken()
  order()
  await waitFor(() => expect(callsTo(sent, ORDER)).toHaveLength(1))
  expect(callsTo(sent, ORDER)[0]?.body).toMatchObject({ amount: 2958, promoCode: 'SPRING10' })
})

test('an order without a code sends none', async () => {
  const sent = open([mugLine], { [CREATE]: () => intentAnswer() })
  order()
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(1))
  expect(callsTo(sent, CREATE)[0]?.body).not.toHaveProperty('promoCode')
  expect(callsTo(sent, LOOK_UP)).toEqual([])
})

test('the reason for a rejected code is shown at its field, and the price is unchanged', async () => {
  const sentence = 'We do not recognize this code. Please check the spelling.'
  const sent = open([mugLine], {
    [LOOK_UP]: () => refused('invalid_input', { error: sentence, fields: { promoCode: sentence } }),
  })
  enter('x')
  const alert = () => summary().getByRole('alert').textContent
  await waitFor(() => expect(alert()).toBe('A promo code has 3 to 20 letters, digits and dashes'))
  expect(callsTo(sent, LOOK_UP)).toEqual([])
  enter('SPRNG10')
  await waitFor(() => expect(alert()).toBe(sentence))
  expect(document.activeElement).toBe(input())
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence)
  expect(amountOf('Total')).toBe('$37.21')
  fireEvent.change(input(), { target: { value: 'SPRING' } })
  expect(alert()).toBe('')
})

test('a code survives a reload, until it is removed', async () => {
  open([mugLine])
  enter('SPRING10')
  await taken()
  cleanup()
  show()
  fireEvent.click(await taken())
  expect(document.activeElement).toBe(input())
  expect(amountOf('Total')).toBe('$37.21')
  cleanup()
  show()
  expect(input().value).toBe('')
})

test('a code below its minimum is suspended until the cart reaches it again', async () => {
  const minimum = { ...SPRING10, minimum: 5000 }
  open([{ ...mugLine, quantity: 2 }], { [LOOK_UP]: () => Response.json(minimum) })
  enter('SPRING10')
  await taken()
  cleanup()
  setCart([mugLine])
  show()
  expect(summary().getByRole('alert').textContent).toBe('This code is for a subtotal of $50.00 or more.')
  expect(amountOf('Total')).toBe('$37.21')
  cleanup()
  setCart([{ ...mugLine, quantity: 2 }])
  show()
  await taken()
})

test.each([
  ['typed', undefined],
  ['linked', '/checkout?promo=spring10'],
])('a code that was %s for too small a cart applies once the cart is large enough', async (_how, address) => {
  open([mugLine], { [LOOK_UP]: () => Response.json({ ...SPRING10, minimum: 5000 }) }, address)
  if (!address) enter('SPRING10')
  const needs = 'This code is for a subtotal of $50.00 or more.'
  await waitFor(() => expect(summary().getByRole('alert').textContent).toBe(needs))
  expect([input().value, amountOf('Total')]).toEqual(['SPRING10', '$37.21'])
  cleanup()
  setCart([{ ...mugLine, quantity: 2 }])
  show()
  await taken()
  expect(amountOf('Promo SPRING10')).toBe('−$5.00')
})

test('a code that begins to apply, because another tab has filled the cart, leaves the focus where it is', async () => {
  open([mugLine], { [LOOK_UP]: () => Response.json({ ...SPRING10, minimum: 5000 }) })
  enter('SPRING10')
  await waitFor(() => expect(summary().getByRole('alert').textContent).toMatch(/or more/))
  const name = screen.getByLabelText<HTMLInputElement>('Full Name')
  name.focus()
  act(() => setCart([{ ...mugLine, quantity: 2 }]))
  await taken()
  expect(document.activeElement).toBe(name)
})

test('a code that one part of a mixed cart is too small for serves the other part', async () => {
  const answers = { [LOOK_UP]: () => Response.json({ ...SPRING10, minimum: 2200 }) }
  open([mugLine, teeLine], answers, '/checkout?promo=spring10')
  fireEvent.click(screen.getByRole('link', { name: 'Check out the printed items' }))
  await waitFor(() => expect(summary().getByRole('alert').textContent).toMatch(/\$22\.00 or more/))
  cleanup()
  show()
  fireEvent.click(screen.getByRole('link', { name: 'Check out the local items' }))
  await taken()
})

test('a code that the server no longer accepts is removed from the order, with the reason at its field', async () => {
  const sentence = 'This code has reached its limit.'
  open([mugLine], {
    [CREATE]: () => refused('invalid_input', { error: sentence, fields: { promoCode: sentence } }),
  })
  enter('SPRING10')
  await taken()
  order()
  expect(await screen.findByText(/reached its limit\. Nothing was charged\./)).toBeTruthy()
  expect(summary().getByRole('alert').textContent).toBe(sentence)
  expect(input().value).toBe('SPRING10')
  expect(amountOf('Total')).toBe('$37.21')
})

test('the overview of a mixed cart applies the code to the total of the part that it is valid for', () => {
  storePromotion({ ...SPRING10, minimum: 2000 } as Promotion)
  open([mugLine, teeLine])
  expect(screen.getByRole('region', { name: 'From Bay Shore' }).textContent).toContain(
    'Total with promo code SPRING10, shipping and estimated tax',
  )
  expect(screen.getByRole('region', { name: 'Printed to order' }).textContent).toContain(
    'Total with shipping and estimated tax',
  )
})

test('the overview of a mixed cart names no shipping for a part of only files', () => {
  open([{ ...mugLine, digital: true }, teeLine])
  expect(screen.getByRole('region', { name: 'From Bay Shore' }).textContent).toContain(
    'Total with estimated tax',
  )
})

test('a campaign link applies its code, also to one part of a mixed cart', async () => {
  open([mugLine, teeLine], {}, '/checkout?promo=spring10')
  fireEvent.click(screen.getByRole('link', { name: 'Check out the local items' }))
  await taken()
  expect(amountOf('Promo SPRING10')).toBe('−$2.50')
})

test('a campaign link whose code cannot be used leaves the applied one in place, and says why', async () => {
  storePromotion(SPRING10 as Promotion)
  const sentence = 'This code has ended.'
  const sent = open(
    [mugLine],
    { [LOOK_UP]: () => refused('invalid_input', { error: sentence, fields: { promoCode: sentence } }) },
    '/checkout?promo=fall5',
  )
  await waitFor(() =>
    expect(summary().getByRole('alert').textContent).toBe(
      'FALL5 was not applied: This code has ended. SPRING10 stays.',
    ),
  )
  expect(callsTo(sent, LOOK_UP)[0]?.body).toEqual({ promoCode: 'FALL5' })
  expect(amountOf('Total')).toBe('$34.49')
  cleanup()
  show()
  await taken()
  expect(summary().getByRole('alert').textContent).toBe('')
})

test('a campaign link whose code cannot be used does not promise one that the cart is too small for', async () => {
  storePromotion({ ...SPRING10, minimum: 10_000 } as Promotion)
  const sentence = 'This code has ended.'
  open(
    [mugLine],
    { [LOOK_UP]: () => refused('invalid_input', { error: sentence, fields: { promoCode: sentence } }) },
    '/checkout?promo=fall5',
  )
  await waitFor(() =>
    expect(summary().getByRole('alert').textContent).toBe(
      'FALL5 was not applied: This code has ended. SPRING10: This code is for a subtotal of $100.00 or more.',
    ),
  )
})

test('a campaign link with a code that can be used takes the place of the applied one', async () => {
  storePromotion({ ...SPRING10, code: 'OLD5', value: 5 } as Promotion)
  open([mugLine], {}, '/checkout?promo=spring10')
  await taken()
  expect(amountOf('Total')).toBe('$34.49')
  fireEvent.click(await taken())
  expect(input().value).toBe('')
})

test('why a code is refused is its own sentence, and not the one of every form', async () => {
  const sentence = 'This code has reached its limit.'
  open([mugLine], {
    [LOOK_UP]: () => refused('invalid_input', { fields: { promoCode: sentence } }),
  })
  enter('SPRING10')
  await waitFor(() => expect(summary().getByRole('alert').textContent).toBe(sentence))
})

test('a code that is sent twice is looked up once', async () => {
  const sent = open([mugLine])
  enter('SPRING10')
  fireEvent.submit(summary().getByRole('form', { name: 'Promo code' }))
  await taken()
  expect(callsTo(sent, LOOK_UP)).toHaveLength(1)
})

test('a campaign’s link to the code that is applied already asks nothing', async () => {
  storePromotion(SPRING10 as Promotion)
  const sent = open([mugLine], {}, '/checkout?promo=spring10')
  await taken()
  await waitFor(() => expect(sessionStorage.getItem('promo-link')).toBeNull())
  expect(callsTo(sent, LOOK_UP)).toEqual([])
})

test('a code for the shipping says so where others have their amount', async () => {
  open([mugLine], { [LOOK_UP]: () => Response.json({ ...SPRING10, kind: 'shipping', value: 0 }) })
  enter('SPRING10')
  await taken()
  expect(['Promo SPRING10', 'Shipping'].map(amountOf)).toEqual(['Free shipping', 'Free'])
})

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { course, pin, tee } from '../catalogue/testing.ts'
import { RestockOffer } from './index.ts'

const soldOut = {
  ...tee,
  inventory: 0,
  variants: tee.variants.map((variant) => ({ ...variant, quantity: 0, is_available: false })),
}

function offer(product: typeof tee, variant?: (typeof tee)['variants'][number]) {
  const onForSale = vi.fn()
  render(
    <MemoryRouter>
      <RestockOffer product={product} variant={variant} onForSale={onForSale}>
        <p>In your cart</p>
      </RestockOffer>
    </MemoryRouter>,
  )
  return onForSale
}

const answerWith = (answer: () => Response | Promise<Response>) => {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    sent.push([path, JSON.parse(String(body))])
    return answer()
  })
  return sent
}

const MESSAGE = 'Noted. We will email you once, as soon as it is back.'
const noted = () => Response.json({ success: true, message: MESSAGE })
const refusal = (status: number, body: object) => () => Response.json(body, { status })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const form = () => screen.findByRole('form', { name: 'Email me when it is back' })

async function send(email: string) {
  const fields = within(await form())
  fireEvent.input(fields.getByLabelText('Email Address'), { target: { value: email } })
  fireEvent.click(fields.getByRole('button', { name: 'Email me when it is back' }))
}

test('for a product that is sold out an address is taken, and the answer takes the form’s place and the focus', async () => {
  const sent = answerWith(noted)
  offer(pin)
  press('Email me when it is back')
  expect(within(await form()).getByLabelText('Email Address')).toBe(document.activeElement)
  expect(within(await form()).getByText(/One email, and nothing else/)).toBeTruthy()
  await send('ada@bakery.example')
  expect((await screen.findByText(MESSAGE)).closest('[role="group"]')).toBe(document.activeElement)
  expect(screen.queryByRole('form')).toBeNull()
  expect(sent).toEqual([['/api/products/pin/restock-requests', { email: 'ada@bakery.example' }]])
})

test('a product that is coming soon is promised by other words', async () => {
  offer(course)
  press('Email me when it is available')
  expect(await screen.findByRole('form', { name: 'Email me when it is available' })).toBeTruthy()
})

test('of a product that can be bought, a variant that is sold out can be asked for', async () => {
  const sent = answerWith(noted)
  offer(
    tee,
    tee.variants.find(({ id }) => id === 2),
  )
  press('Yours is sold out?')
  const which = within(await form()).getByLabelText<HTMLSelectElement>('Which one?')
  expect([...which.options].map(({ text }) => text)).toEqual(['Black / L', 'Marigold / M'])
  expect(which).toBe(document.activeElement)
  fireEvent.change(which, { target: { value: '22' } })
  await send('ada@bakery.example')
  expect(await screen.findByText(MESSAGE)).toBeTruthy()
  expect(sent[0]?.[1]).toEqual({ email: 'ada@bakery.example', variantId: 22 })
})

test('when every variant is sold out, the chosen one is proposed, and any of them can be asked for', async () => {
  const sent = answerWith(noted)
  offer(
    soldOut,
    soldOut.variants.find(({ id }) => id === 12),
  )
  press('Email me when it is back')
  const which = within(await form()).getByLabelText<HTMLSelectElement>('Which one?')
  expect(which.selectedOptions[0]?.text).toBe('Navy / M')
  expect([...which.options].at(-1)?.text).toBe('Any of them')
  fireEvent.change(which, { target: { value: 'any' } })
  await send('ada@bakery.example')
  expect(await screen.findByText(MESSAGE)).toBeTruthy()
  expect(sent[0]?.[1]).toEqual({ email: 'ada@bakery.example' })
})

test('a product of which everything can be bought offers nothing', () => {
  offer({ ...tee, variants: tee.variants.filter(({ is_available }) => is_available) }, tee.variants[0])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('In your cart')).toBeTruthy()
})

test('an address that is refused is marked at its field and said aloud, and what was typed stays', async () => {
  const fields = { email: 'Invalid email address' }
  answerWith(refusal(400, { code: 'invalid_input', error: 'Please check the highlighted fields.', fields }))
  offer(pin)
  press('Email me when it is back')
  await send('ada')
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email address')
  const address = within(await form()).getByLabelText<HTMLInputElement>('Email Address')
  expect([address.value, address.getAttribute('aria-invalid')]).toEqual(['ada', 'true'])
})

test('while it is sent the button is off, and a lost connection is said aloud and can be tried again', async () => {
  const queue: (() => Response | Promise<Response>)[] = [
    () => Promise.reject(new TypeError('offline')),
    noted,
  ]
  const sent = answerWith(() => (queue.shift() ?? noted)())
  offer(pin)
  press('Email me when it is back')
  await send('ada@bakery.example')
  expect(isOff(screen.getByRole('button', { name: 'One moment…' }))).toBe(true)
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
  await send('ada@bakery.example')
  expect(await screen.findByText(MESSAGE)).toBeTruthy()
  expect(sent).toHaveLength(2)
})

const SENTENCE = 'Good news: you can buy it right now.'

test('if it can be bought meanwhile, the form goes, and the page is told what it is by now', async () => {
  const renewed = { ...pin, inventory: 2 }
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/products/pin'
      ? Response.json(renewed)
      : refusal(409, { code: 'conflict', error: SENTENCE })(),
  )
  const onForSale = offer(pin)
  press('Email me when it is back')
  await send('ada@bakery.example')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  const found = { sentence: SENTENCE, product: renewed, variant: undefined }
  expect(onForSale.mock.calls).toEqual([[found]])
})

test('a typed address is still there when the form is opened for another variant', async () => {
  offer(pin)
  press('Email me when it is back')
  fireEvent.input(within(await form()).getByLabelText('Email Address'), {
    target: { value: 'ada@bakery.example' },
  })
  document.body.replaceChildren()
  offer(pin)
  press('Email me when it is back')
  expect(within(await form()).getByLabelText<HTMLInputElement>('Email Address').value).toBe(
    'ada@bakery.example',
  )
})

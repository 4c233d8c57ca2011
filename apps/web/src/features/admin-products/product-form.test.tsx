import type { AdminProduct } from '@beacon/contract/product-admin'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { renderAdmin } from '../admin/testing.tsx'
import { ProductForm } from './product-form.tsx'

const line = { variantId: 1, title: 'Red', price: 400, isOffered: true }
const pin = (stock: number, available = stock) =>
  ({ id: 'pin', name: 'Pin', isWithdrawn: false, stock: [{ ...line, stock, available }] }) as AdminProduct

function open() {
  const { rerender } = renderAdmin(<ProductForm product={pin(5)} />)
  return (product: AdminProduct) => rerender(<ProductForm product={product} />)
}

const count = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stock of Red' })

test('a count being typed is kept when somebody buys meanwhile', () => {
  const show = open()
  fireEvent.change(count(), { target: { value: '12' } })
  show(pin(5, 4))
  expect(count().value).toBe('12')
})

test('Save with a count that is none leads to its field, which says what is wrong', () => {
  open()
  fireEvent.change(count(), { target: { value: '-3' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }))
  expect(document.activeElement).toBe(count())
  const described = count().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Please enter whole numbers from 0 to 99,999')
})

test('ADMIN-5: a number that is too long is rejected, not cut to another one', () => {
  open()
  expect(count().maxLength, 'a browser would cut off what is pasted').toBe(-1)
  fireEvent.change(count(), { target: { value: '120000' } })
  expect(screen.getByText('Please enter whole numbers from 0 to 99,999')).toBeTruthy()
})

test('a product withdrawn in another browser is shown as withdrawn, not as an unsaved change', () => {
  const show = open()
  show({ ...pin(5), isWithdrawn: true })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('ADMIN-5: changing a count does not send the sale status, which another browser may have changed', async () => {
  const sent = vi.fn(async (_: string, { body }: RequestInit) => {
    expect(JSON.parse(String(body))).toEqual({ stock: [{ variantId: 1, stock: 12, stockBefore: 5 }] })
    return Response.json({ product: { ...pin(12), isWithdrawn: true } })
  })
  vi.stubGlobal('fetch', sent)
  open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent).toHaveBeenCalledOnce()
})

test('ADMIN-5: a value changed and changed back is not a change, even if another browser saves one', () => {
  const show = open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.change(count(), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('checkbox'))
  show({ ...pin(4), isWithdrawn: true })
  expect(count().value).toBe('4')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('saving is confirmed, and the form continues from the saved values', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ product: pin(12) }))
  const show = open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  show(pin(12))
  expect(await screen.findByText('Saved')).toBeTruthy()
  show(pin(20))
  expect(count().value).toBe('20')
})

test('the fields are disabled while saving, which leaves no draft, even if the form was left', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(count().readOnly).toBe(true))
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  cleanup()
  answer.resolve(Response.json({ product: pin(12) }))
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
})

test('unsaved changes survive a visit to another screen, until they are saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ product: pin(12) }))
  open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('checkbox'))
  cleanup()
  open()
  expect(count().value).toBe('12')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  cleanup()
  open()
  expect(count().value).toBe('5')
})

const saveButton = () => screen.getByRole('button', { name: 'Save' })
const OVERTAKEN = 'The count has since changed: nothing was saved.'
const conflict = () =>
  Response.json(
    { code: 'conflict', error: OVERTAKEN, fields: { 'stock.0.stock': 'By now it is 4.' } },
    { status: 409 },
  )

test('ADMIN-5: a count changed meanwhile by somebody else shows both numbers and asks which to keep', async () => {
  vi.stubGlobal('fetch', async () => conflict())
  const show = open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.click(saveButton())
  expect(await screen.findByText(`${OVERTAKEN} By now it is 4.`)).toBeTruthy()
  show(pin(4))
  expect(screen.getByText('Red: 4 now, 5 when you began. You typed 12.')).toBeTruthy()
  expect(screen.queryByText(OVERTAKEN, { exact: false }), 'said once').toBeNull()
  expect(count().value).toBe('12')
  expect(isOff(saveButton())).toBe(true)

  const sent = vi.fn(async (_: string, _request: RequestInit) => Response.json({ product: pin(12) }))
  vi.stubGlobal('fetch', sent)
  fireEvent.click(screen.getByRole('button', { name: 'Make it 12' }))
  expect(document.activeElement).toBe(count())
  expect(screen.queryByText(/when you began/)).toBeNull()
  fireEvent.click(saveButton())
  await screen.findByText('Saved')
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toEqual({
    stock: [{ variantId: 1, stock: 12, stockBefore: 4 }],
  })
})

test('ADMIN-5: accepting the count that somebody else saved leaves nothing to save', () => {
  const show = open()
  fireEvent.change(count(), { target: { value: '12' } })
  show(pin(4))
  fireEvent.click(screen.getByRole('button', { name: 'Leave it at 4' }))
  expect(count().value).toBe('4')
  expect(document.activeElement).toBe(count())
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(isOff(saveButton())).toBe(true)
})

test('a count left unsaved conflicts with what was sold since', () => {
  open()
  fireEvent.change(count(), { target: { value: '12' } })
  cleanup()
  const show = open()
  show(pin(3))
  expect(screen.getByText('Red: 3 now, 5 when you began. You typed 12.')).toBeTruthy()
})

test('ADMIN-5: a count whose answer was lost counts as saved once the product has it, and is left alone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const show = open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.click(saveButton())
  expect(await screen.findByRole('alert')).toBeTruthy()
  show(pin(12))
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(screen.queryByRole('alert'), 'nothing to try again').toBeNull()
  show(pin(11))
  expect(count().value, 'one was sold').toBe('11')
  expect(screen.queryByText(/when you began/)).toBeNull()
})

test('a refused count that is typed back is not called saved', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unavailable', error: 'Not right now.' }, { status: 503 }),
  )
  open()
  fireEvent.change(count(), { target: { value: '12' } })
  fireEvent.click(saveButton())
  expect(await screen.findByText('Not right now.')).toBeTruthy()
  fireEvent.change(count(), { target: { value: '5' } })
  expect(screen.queryByText('Not right now.')).toBeNull()
  expect(screen.queryByText('Saved')).toBeNull()
})

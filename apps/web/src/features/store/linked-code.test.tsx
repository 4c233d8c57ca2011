import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LinkedCode } from './linked-code.tsx'

function show(answer: () => Response, code: string) {
  const asked = vi.fn(async (_address: string, { body }: RequestInit) => {
    expect(JSON.parse(String(body))).toEqual({ promoCode: code })
    return answer()
  })
  vi.stubGlobal('fetch', asked)
  render(
    <MemoryRouter initialEntries={[`/store?promo=${code}`]}>
      <LinkedCode />
    </MemoryRouter>,
  )
  return asked
}

test.each([
  [{ kind: 'percent', value: 10, minimum: 0 }, '10% off. It is'],
  [{ kind: 'amount', value: 500, minimum: 2000 }, '$5.00 off for a subtotal of $20.00 or more. It is'],
  [{ kind: 'shipping', value: 0, minimum: 0 }, 'Free shipping. It is'],
])('the code of a campaign link shows its discount on store and product pages (%j)', async (gives, words) => {
  const code = `C-${gives.kind}`
  show(() => Response.json({ code: code.toUpperCase(), ...gives }), code)
  const name = await screen.findByText(code.toUpperCase())
  expect(name.parentElement?.textContent).toBe(`${code.toUpperCase()}: ${words} entered at checkout for you.`)
})

test('an invalid linked code shows nothing here, and is not requested again on the next page', async () => {
  const refuse = () =>
    Response.json({ code: 'invalid_input', error: 'Over.', fields: { promoCode: 'Over.' } }, { status: 400 })
  const asked = show(refuse, 'OVER')
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  cleanup()
  const again = show(refuse, 'OVER')
  // One that is shown takes longer than the known one.
  show(() => Response.json({ code: 'NOW5', kind: 'amount', value: 500, minimum: 0 }), 'NOW5')
  await screen.findByText('NOW5')
  expect(document.body.textContent).toBe('NOW5: $5.00 off. It is entered at checkout for you.')
  expect(again).not.toHaveBeenCalled()
})

test('without a linked code nothing is requested', () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  render(
    <MemoryRouter>
      <LinkedCode />
    </MemoryRouter>,
  )
  expect(asked).not.toHaveBeenCalled()
  expect(document.body.textContent).toBe('')
})

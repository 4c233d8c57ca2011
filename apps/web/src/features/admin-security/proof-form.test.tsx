import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { SecondFactor } from './second-factor.tsx'

/** The second factor is on; the first call is refused with these fields. */
function switchOff(fields: Record<string, string>) {
  const refusal = { code: 'invalid_input', error: 'Please check.', fields }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }))
  renderAdmin(
    <SecondFactor state={{ isOn: true, since: '2026-11-20T15:00:00.000Z', recoveryCodesLeft: 10 }} />,
  )
  const press = () => {
    const buttons = screen.getAllByRole('button', { name: 'Switch off' })
    buttons.at(-1)?.focus()
    fireEvent.click(buttons.at(-1) as HTMLElement)
  }
  press()
  return {
    press,
    fill: (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } }),
  }
}

test('an empty field takes the focus and shows its error, and nothing is sent', async () => {
  const { press, fill } = switchOff({})
  fill('Password', 'a long password')
  press()
  expect(await screen.findByText('Code is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
})

test('an error from the server is shown at its field, which takes the focus', async () => {
  const { press, fill } = switchOff({ code: 'This code is not right.' })
  fill('Password', 'a long password')
  fill('Code', '123456')
  press()
  expect(await screen.findByText('This code is not right.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  expect(screen.queryByText('Please check.')).toBeNull()
})

test('who loses the answer that has the new recovery codes is told to make others', async () => {
  const { fill } = switchOff({})
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'New recovery codes' }))
  fill('Password', 'a long password')
  fill('Code', '123456')
  fireEvent.click(screen.getByRole('button', { name: 'Make new codes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('make new codes once more')
})

test('whoever is about to switch the second factor on reads that other browsers are signed out', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Bay' }))
  renderAdmin(<SecondFactor state={{ isOn: false, since: null, recoveryCodesLeft: 0 }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }))
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'a long password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText('Switching it on signs out every other browser.')).toBeTruthy()
})

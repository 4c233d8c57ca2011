import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Form } from '../../ui/form.tsx'
import { EmailField } from './email-field.tsx'

const typed: string[] = []

function show() {
  render(
    <Form
      id="form"
      onInput={({ currentTarget }) => typed.push(String(new FormData(currentTarget).get('email')))}
    >
      <EmailField name="email" label="Email" required />
      <button type="submit">Send</button>
    </Form>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
}

const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } })
const announced = () => document.querySelectorAll('[aria-live=polite]')[0]?.textContent
const suggestion = () => screen.findByRole('button', { name: /Did you mean/ })

test('a mistyped domain is announced below the field, and a press corrects it and returns to the field', async () => {
  const input = show()
  type(input, 'ada@gmial.com')
  const button = await suggestion()
  expect(announced()).toBe('Did you mean ada@gmail.com?')
  fireEvent.click(button)
  expect(input.value).toBe('ada@gmail.com')
  expect(typed.at(-1)).toBe('ada@gmail.com')
  expect(document.activeElement).toBe(input)
  expect(announced()).toBe('')
})

test('whoever leaves the field need not wait for the suggestion, and typing on takes it away', async () => {
  const input = show()
  type(input, 'ada@yaho.com')
  await suggestion()
  type(input, 'ada@yaho')
  expect(announced()).toBe('')
  type(input, 'ada@outlok.com')
  fireEvent.blur(input)
  await waitFor(() => expect(announced()).toContain('ada@outlook.com'), {
    timeout: 400,
  })
})

test('a suggestion that is not taken is gone once the form is emptied', async () => {
  const input = show()
  type(input, 'ada@icloud.co')
  await suggestion()
  input.form?.reset()
  await waitFor(() => expect(announced()).toBe(''))
})

test('a press that leaves the field ends before the suggestion moves what is below', async () => {
  const input = show()
  type(input, 'ada@yaho.com')
  fireEvent.blur(input)
  await suggestion()
  vi.useFakeTimers()
  type(input, 'ada@hotmial.com')
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
  fireEvent.blur(input)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(announced()).toBe('')
  fireEvent.mouseUp(document.body)
  pressed.mockRestore()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(announced()).toBe('Did you mean ada@hotmail.com?')
})

test('what was typed before the page was interactive is checked once the field is left', async () => {
  const input = show()
  input.value = 'ada@gmail.con'
  fireEvent.blur(input)
  await suggestion()
})

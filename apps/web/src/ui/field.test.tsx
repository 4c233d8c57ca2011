import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

test('a field that may stay empty is read out in two words', () => {
  render(
    <Form id="form">
      <TextField name="phone" label="Phone" />
    </Form>,
  )
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeTruthy()
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

test('the accessible name of an optional field is its label and “(optional)”', () => {
  render(
    <Form id="form">
      <TextField name="phone" label="Phone" />
    </Form>,
  )
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeTruthy()
})

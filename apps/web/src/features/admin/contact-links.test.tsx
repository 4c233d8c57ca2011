import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { EmailLink } from './contact-links.tsx'

test('an email address too long for its line can break at punctuation, and its text and link stay intact', () => {
  render(<EmailLink email="rosa.delgado@bakes.example" />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'rosa.delgado@bakes.example' })
  expect(link.innerHTML).toBe('rosa<wbr>.delgado<wbr>@bakes<wbr>.example')
  expect(link.getAttribute('href')).toBe('mailto:rosa.delgado@bakes.example')
})

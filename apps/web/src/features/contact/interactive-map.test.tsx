import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { InteractiveMap } from './interactive-map.tsx'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.mapEmbed
})

test('PAGE-2 the interactive map loads only after a press on a button that names its provider', () => {
  dataset.mapEmbed = 'https://maps.example/embed?place=bay-shore'
  render(<InteractiveMap />)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText(/comes from maps\.example/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Load the interactive map' }))
  expect(document.querySelector('iframe')?.src).toBe('https://maps.example/embed?place=bay-shore')
})

test('PAGE-2 without a configured map there is no button', () => {
  render(<InteractiveMap />)
  expect(screen.queryByRole('button')).toBeNull()
})

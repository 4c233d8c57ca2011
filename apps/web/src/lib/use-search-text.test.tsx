import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSearchText } from './use-search-text.ts'

function List() {
  const { text, committed, type } = useSearchText('search')
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => type(event.target.value)} />
      <p>Shown: {committed || 'all'}</p>
      <Link to="/list">Show all</Link>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search')

test('Back brings the text back into the field, also that which was typed and then reset', async () => {
  history.replaceState(null, '', '/list')
  render(<List />, { wrapper: BrowserRouter })
  fireEvent.change(field(), { target: { value: 'mug' } })
  expect(await screen.findByText('Shown: mug')).toBeTruthy()
  fireEvent.click(screen.getByText('Show all'))
  await waitFor(() => expect(field().value).toBe(''))
  history.back()
  expect(await screen.findByText('Shown: mug')).toBeTruthy()
  expect(field().value).toBe('mug')
})

test('what is typed while an address follows stays in the field', async () => {
  history.replaceState(null, '', '/list')
  render(<List />, { wrapper: BrowserRouter })
  fireEvent.change(field(), { target: { value: 'mug' } })
  expect(await screen.findByText('Shown: mug')).toBeTruthy()
  fireEvent.change(field(), { target: { value: 'mug ' } })
  fireEvent.change(field(), { target: { value: 'mug r' } })
  expect(field().value).toBe('mug r')
  expect(await screen.findByText('Shown: mug r')).toBeTruthy()
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { CalculatorScreen } from './calculator-screen.tsx'

const path = paths.restaurantCalculator

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', path)
})

function openCalculator(query = '') {
  history.replaceState(null, '', path + query)
  render(
    <ToastProvider>
      <MemoryRouter initialEntries={[path + query]}>
        <CalculatorScreen crumbs={[]} />
        <Link to={`${path}?covers=300`}>Another restaurant</Link>
      </MemoryRouter>
    </ToastProvider>,
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const resultOf = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent
const waitForAddress = () => act(() => vi.advanceTimersByTime(300))

test('PAGE-6 typing updates the results at once', () => {
  openCalculator()
  expect(resultOf('Dining-room sales in a year')).toBe('$829,920')
  type('Covers per week', '500')
  expect(resultOf('Dining-room sales in a year')).toBe('$988,000')
  type('New guests it brings per month', '20')
  expect(resultOf('Return on the campaign')).toBe('-26%')
  screen.getByText(/\$517 too little/)
})

test('PAGE-6 a campaign that one guest pays for breaks even at one guest, and another at several', () => {
  openCalculator('?check=60&budget=100')
  expect(resultOf('new guest a month to break even')).toBe('1')
  expect(screen.getByText('1 guest')).toBeTruthy()
  cleanup()
  openCalculator('?check=60&budget=1000')
  expect(resultOf('new guests a month to break even')).toBe('9')
  expect(screen.getByText('9 guests')).toBeTruthy()
})

test('PAGE-6 a slider and its field show the same figure, and the slider announces it with its unit', () => {
  openCalculator()
  fireEvent.change(slider('Average check per guest'), { target: { value: '45' } })
  expect(field('Average check per guest').value).toBe('45')
  expect(slider('Average check per guest').getAttribute('aria-valuetext')).toBe('$45')
  expect(resultOf('What a new guest is worth in the first year')).toBe('$87.75')
})

test('PAGE-6 the address keeps the figures, without a history entry for each', () => {
  openCalculator()
  const steps = history.length
  type('Covers per week', '500')
  type('Average check per guest', '41.5')
  expect(location.search).toBe('')
  waitForAddress()
  expect(location.search).toBe(
    '?covers=500&check=41.5&visits=3&margin=65&orders=70&order=42&commission=25&moved=30&budget=1999&guests=60',
  )
  expect(history.length).toBe(steps)
})

test('PAGE-6 a shared address shows the same result, and invalid figures in it the defaults', () => {
  openCalculator('?covers=500&check=41.5&visits=lots&guests=-3')
  expect(field('Covers per week').value).toBe('500')
  expect(field('Average check per guest').value).toBe('41.5')
  expect(field('Visits of a new guest in the first year').value).toBe('3')
  expect(field('New guests it brings per month').value).toBe('0')
  expect(resultOf('Dining-room sales in a year')).toBe('$1,079,000')
})

test('PAGE-6 navigating to another address shows its figures', () => {
  openCalculator('?covers=500')
  fireEvent.click(screen.getByRole('link', { name: 'Another restaurant' }))
  expect(field('Covers per week').value).toBe('300')
})

test('PAGE-6 a figure outside the limits counts as the limit, and the field says so until it loses focus', () => {
  openCalculator()
  type('Covers per week', '9')
  expect(field('Covers per week').value).toBe('9')
  expect(field('Covers per week').getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Counted as 20: from 20 to 5,000 is the range.')
  fireEvent.blur(field('Covers per week'))
  expect(field('Covers per week').value).toBe('20')
  expect(screen.queryByText(/^Counted as/)).toBeNull()
})

test('PAGE-6 a check of 38,50 is read as 38.50, and text that is not a number is reported', () => {
  openCalculator()
  type('Average check per guest', '38,50')
  expect(resultOf('Dining-room sales in a year')).toBe('$840,840')
  expect(field('Average check per guest').value).toBe('38,50')
  fireEvent.blur(field('Average check per guest'))
  expect(field('Average check per guest').value).toBe('38.5')
  type('Covers per week', 'a few')
  screen.getByText('Counted as 420: that is not a number.')
})

test('PAGE-6 an emptied field keeps its last figure', () => {
  openCalculator()
  type('Covers per week', '')
  expect(resultOf('Dining-room sales in a year')).toBe('$829,920')
  fireEvent.blur(field('Covers per week'))
  expect(field('Covers per week').value).toBe('420')
})

test('PAGE-6 resetting restores the defaults and clears the address', () => {
  openCalculator('?covers=500')
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  waitForAddress()
  expect(field('Covers per week').value).toBe('420')
  expect(location.search).toBe('')
})

test('PAGE-6 the link with all figures can be copied', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  openCalculator()
  type('Covers per week', '500')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/restaurant-calculator\?covers=500&check=38&.*guests=60$/)
  screen.getByText('Link copied. It opens this page with your figures.')
})

test('PAGE-6 if the browser denies copying, the message points to the address bar', async () => {
  vi.stubGlobal('navigator', {})
  openCalculator()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  screen.getByText('Your browser did not let us copy. The address bar holds the same link.')
})

test('PAGE-6 the chart has a description and a table of its figures, and updates with them', () => {
  openCalculator()
  expect(screen.getByRole('img', { name: /^Twelve months/ }).getAttribute('aria-label')).toBe(
    'Twelve months, added up: after 12 months the campaign has cost $23,988 and its guests have left $34,086; paid back in month 6. Commission kept: $9,631.',
  )
  expect(screen.getByText('Paid back')).toBeDefined()
  type('New guests it brings per month', '10')
  expect(screen.queryByText('Paid back')).toBeNull()
  const table = screen.getByRole('table', { hidden: true, name: 'Twelve months, added up' })
  expect(table.querySelectorAll('tbody tr')).toHaveLength(12)
})

test('PAGE-6 leaving the page before the address is updated changes no other address', () => {
  openCalculator()
  type('Covers per week', '500')
  cleanup()
  history.replaceState(null, '', '/contact')
  waitForAddress()
  expect(location.pathname + location.search).toBe('/contact')
})

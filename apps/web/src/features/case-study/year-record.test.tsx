import { caseStudyMilestones } from '@beacon/content/industries/barbershop-case-study'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { YearRecord } from './year-record.tsx'

test('PAGE-8 five charts have a description and a table of their figures', () => {
  render(<YearRecord />)
  expect(screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    'New clients, month by month: from 18 to 64.',
    'Online bookings, month by month: from 0 to 290.',
    'Calls from the Google profile, month by month: from 64 to 113.',
    'No-shows per 100 appointments, month by month: from 14 to 4.',
    'Paid in the month, ads included, month by month: from $3,049 to $1,098.',
  ])
  const table = screen.getByRole('table', { hidden: true })
  const fifth = within(table).getAllByRole('row', { hidden: true })[5] as HTMLElement
  expect([...fifth.children].map(({ textContent }) => textContent)).toEqual([
    '5',
    '52',
    '188',
    '104',
    '6',
    '$2,297',
    'Morning ads on',
  ])
})

test('PAGE-8 a slider steps through the year by month, showing figures and text', () => {
  render(<YearRecord />)
  const light = screen.getByRole('slider', { name: 'Month 12' })
  expect([light.getAttribute('min'), light.getAttribute('max')]).toEqual(['1', '12'])
  fireEvent.change(light, { target: { value: '4' } })
  expect(screen.getByRole('slider', { name: 'Month 4' }).getAttribute('aria-valuetext')).toBe(
    'Month 4. Reminders and reviews. New clients: 36. Online bookings: 141. Calls from the Google profile: 93. No-shows per 100 appointments: 8. Paid in the month, ads included: $1,098',
  )
  expect(screen.getByText('36', { selector: 'p span' })).toBeDefined()
})

test('PAGE-8 the milestones are marked on the chart', () => {
  render(<YearRecord />)
  const record = within(screen.getAllByRole('img')[0] as HTMLElement)
  for (const { title } of caseStudyMilestones) expect(record.getByText(title)).toBeDefined()
})

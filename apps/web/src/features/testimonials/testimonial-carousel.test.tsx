import { testimonials } from '@beacon/content/testimonials'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

function renderCarousel({ reducedMotion = false } = {}) {
  const query = { matches: reducedMotion, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => query)
  render(<TestimonialCarousel />)
  return screen.getByRole('region', { name: 'What clients say' })
}

const slides = () => screen.getAllByRole('group', { hidden: true })
const shownNumber = () => slides().findIndex((slide) => slide.dataset.active === 'true') + 1
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('HOME-8 four testimonials, each with its stars, author, company and place', () => {
  renderCarousel()
  expect(slides()).toHaveLength(4)
  for (const [index, { name, company, location, rating, content }] of testimonials.entries()) {
    const slide = within(slides()[index] as HTMLElement)
    slide.getByText(content)
    slide.getByText(name)
    slide.getByText(`${company}, ${location}`)
    slide.getByRole('img', { name: `${rating} of 5 stars`, hidden: true })
  }
})

test('HOME-8 only one is shown at a time', () => {
  renderCarousel()
  expect(slides().map((slide) => slide.dataset.active)).toEqual(['true', 'false', 'false', 'false'])
})

test('HOME-8 it advances every six seconds and wraps after the last', () => {
  renderCarousel()
  wait(5999)
  expect(shownNumber()).toBe(1)
  wait(1)
  expect(shownNumber()).toBe(2)
  for (let turn = 0; turn < 3; turn += 1) wait(6000)
  expect(shownNumber()).toBe(1)
})

test('HOME-8 previous and next wrap at both ends', () => {
  renderCarousel()
  press('Previous testimonial')
  expect(shownNumber()).toBe(4)
  press('Next testimonial')
  expect(shownNumber()).toBe(1)
})

test('HOME-8 a dot, labelled with number and author, shows its testimonial', () => {
  renderCarousel()
  const dots = within(screen.getByRole('list')).getAllByRole('button')
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(
    testimonials.map(({ name }, index) => `Testimonial ${index + 1}: ${name}`),
  )
  press('Testimonial 3: Dr. Anita Rao')
  expect(shownNumber()).toBe(3)
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'false', 'true', 'false'])
})

test('HOME-8 it pauses while it is hovered or contains the focus (D31)', () => {
  const region = renderCarousel()
  fireEvent.mouseEnter(region)
  wait(20_000)
  expect(shownNumber()).toBe(1)
  fireEvent.mouseLeave(region)
  act(() => screen.getByRole('button', { name: 'Next testimonial' }).focus())
  wait(20_000)
  expect(shownNumber()).toBe(1)
  act(() => screen.getByRole('button', { name: 'Next testimonial' }).blur())
  wait(6000)
  expect(shownNumber()).toBe(2)
})

test('HOME-8 it can be paused and played (D31)', () => {
  renderCarousel()
  press('Pause testimonials')
  wait(20_000)
  expect(shownNumber()).toBe(1)
  press('Play testimonials')
  wait(6000)
  expect(shownNumber()).toBe(2)
})

test('HOME-8 it does not advance under reduced motion (D31)', () => {
  renderCarousel({ reducedMotion: true })
  wait(20_000)
  expect(shownNumber()).toBe(1)
  expect(slides()[0]?.parentElement?.getAttribute('aria-live')).toBe('polite')
})

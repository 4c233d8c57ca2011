import { testimonials } from '@beacon/content/testimonials'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

function listen({ reducedMotion = false } = {}) {
  const query = { matches: reducedMotion, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => query)
  render(<TestimonialCarousel />)
  return screen.getByRole('region', { name: 'What clients say' })
}

const voices = () => screen.getAllByRole('group', { hidden: true })
const heard = () => voices().findIndex((voice) => voice.getAttribute('aria-hidden') === 'false') + 1
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('HOME-8 four testimonials, each with its stars, author, company and place', () => {
  listen()
  expect(voices()).toHaveLength(4)
  for (const [index, { name, company, location, rating, content }] of testimonials.entries()) {
    const voice = within(voices()[index] as HTMLElement)
    voice.getByText(content)
    voice.getByText(name)
    voice.getByText(`${company}, ${location}`)
    voice.getByRole('img', { name: `${rating} of 5 stars`, hidden: true })
  }
})

test('HOME-8 only one is shown at a time; the others are hidden from keyboard and assistive technology, too', () => {
  listen()
  const states = voices().map((voice) => [
    voice.dataset.active,
    voice.getAttribute('aria-hidden'),
    voice.hasAttribute('inert'),
  ])
  expect(states).toEqual([
    ['true', 'false', false],
    ['false', 'true', true],
    ['false', 'true', true],
    ['false', 'true', true],
  ])
  expect(screen.getAllByRole('group')).toHaveLength(1)
})

test('HOME-8 it advances every six seconds and wraps after the last', () => {
  listen()
  wait(5999)
  expect(heard()).toBe(1)
  wait(1)
  expect(heard()).toBe(2)
  for (let turn = 0; turn < 3; turn += 1) wait(6000)
  expect(heard()).toBe(1)
})

test('HOME-8 previous and next wrap at both ends', () => {
  listen()
  press('Previous testimonial')
  expect(heard()).toBe(4)
  press('Next testimonial')
  expect(heard()).toBe(1)
})

test('HOME-8 a dot, labelled with number and author, shows its testimonial', () => {
  listen()
  const dots = within(screen.getByRole('list')).getAllByRole('button')
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(
    testimonials.map(({ name }, index) => `Testimonial ${index + 1}: ${name}`),
  )
  press('Testimonial 3: Dr. Anita Rao')
  expect(heard()).toBe(3)
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'false', 'true', 'false'])
})

test('HOME-8 it pauses while it is hovered or contains the focus (D31)', () => {
  const region = listen()
  fireEvent.mouseEnter(region)
  wait(20_000)
  expect(heard()).toBe(1)
  fireEvent.mouseLeave(region)
  act(() => screen.getByRole('button', { name: 'Next testimonial' }).focus())
  wait(20_000)
  expect(heard()).toBe(1)
  act(() => screen.getByRole('button', { name: 'Next testimonial' }).blur())
  wait(6000)
  expect(heard()).toBe(2)
})

test('HOME-8 it can be paused and played (D31)', () => {
  listen()
  press('Pause testimonials')
  wait(20_000)
  expect(heard()).toBe(1)
  press('Play testimonials')
  wait(6000)
  expect(heard()).toBe(2)
})

test('HOME-8 it does not advance under reduced motion (D31)', () => {
  listen({ reducedMotion: true })
  wait(20_000)
  expect(heard()).toBe(1)
  expect(voices()[0]?.parentElement?.getAttribute('aria-live')).toBe('polite')
})

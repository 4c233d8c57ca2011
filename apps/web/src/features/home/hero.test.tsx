// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { preloadSections } from '../../lib/lazy-section.tsx'
import { Hero } from './hero.tsx'
import { StatsRow } from './stats-row.tsx'

beforeAll(async () => {
  await preloadSections()
})

beforeEach(() => {
  vi.useFakeTimers()
})

function openHero({ reducedMotion = false } = {}) {
  const query = { matches: reducedMotion, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => query)
  render(
    <MemoryRouter>
      <Hero />
    </MemoryRouter>,
  )
  return screen.getByRole('region', { name: 'What we do' })
}

const slides = () => screen.getAllByRole('group', { hidden: true })
const shownSlide = () => slides().findIndex((slide) => slide.getAttribute('aria-hidden') === 'false') + 1
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('HOME-2 three slides lead to SEO, AI automation and websites, each also to a free consultation', () => {
  openHero()
  const links = slides().map((slide) =>
    within(slide)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  )
  const consultation = ['Free Consultation', '/contact']
  expect(links).toEqual([
    [['Get SEO Audit', '/services/seo'], consultation],
    [['Explore AI Solutions', '/services/ai-automation'], consultation],
    [['View Portfolio', '/services/website'], consultation],
  ])
})

test('HOME-2 a hidden slide cannot be reached by keyboard or assistive technology', () => {
  openHero()
  for (const slide of slides().slice(1)) expect(slide.hasAttribute('inert')).toBe(true)
})

test('HOME-3 the slider advances every five seconds and wraps after the last slide', () => {
  openHero()
  wait(4999)
  expect(shownSlide()).toBe(1)
  wait(1)
  expect(shownSlide()).toBe(2)
  wait(5000)
  expect(shownSlide()).toBe(3)
  wait(5000)
  expect(shownSlide()).toBe(1)
})

test('HOME-3 previous and next wrap at both ends, and a dot jumps to its slide', () => {
  openHero()
  press('Previous slide')
  expect(shownSlide()).toBe(3)
  press('Next slide')
  expect(shownSlide()).toBe(1)
  press(/^Slide 2/)
  expect(shownSlide()).toBe(2)
})

test('HOME-3 a manually chosen slide is shown for its full five seconds', () => {
  openHero()
  wait(4000)
  press('Next slide')
  wait(4999)
  expect(shownSlide()).toBe(2)
  wait(1)
  expect(shownSlide()).toBe(3)
})

test('HOME-3 the slider pauses while it is hovered', () => {
  const hero = openHero()
  fireEvent.mouseEnter(hero)
  wait(20_000)
  expect(shownSlide()).toBe(1)
  fireEvent.mouseLeave(hero)
  wait(5000)
  expect(shownSlide()).toBe(2)
})

test('HOME-3 the slider pauses while it contains the focus', () => {
  openHero()
  const next = screen.getByRole('button', { name: 'Next slide' })
  fireEvent.focus(next)
  wait(20_000)
  expect(shownSlide()).toBe(1)
  fireEvent.blur(next)
  wait(5000)
  expect(shownSlide()).toBe(2)
})

test('HOME-3 the slider does not advance under reduced motion until the visitor starts it', () => {
  openHero({ reducedMotion: true })
  wait(20_000)
  expect(shownSlide()).toBe(1)
  press('Play slides')
  wait(5000)
  expect(shownSlide()).toBe(2)
})

test('HOME-3 the slider can be paused for good', () => {
  openHero()
  press('Pause slides')
  wait(20_000)
  expect(shownSlide()).toBe(1)
})

test('HOME-4 four figures are shown below the slider', () => {
  render(<StatsRow />)
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values.map((value, index) => `${value} ${names[index]}`)).toEqual([
    '500+ Websites Launched',
    '95% Client Retention Rate',
    '300% Average ROI Increase',
    '24/7 Support Available',
  ])
})

import { houseAds } from '@beacon/content/blog'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { CHOICE_SAVED } from '../consent/choice.ts'
import { AdSlot } from './ad-slot.tsx'

const root = document.documentElement

afterEach(() => {
  delete root.dataset.adClient
  delete window.adsbygoogle
})

const visit = (turn = 0) =>
  render(
    <MemoryRouter>
      <AdSlot turn={turn} shape="line" />
    </MemoryRouter>,
  )

const choose = (choice: 'granted' | 'denied') => {
  localStorage.setItem('privacy-choice', JSON.stringify({ choice, version: 1, at: '2026-11-01T00:00:00Z' }))
  act(() => void dispatchEvent(new Event(CHOICE_SAVED)))
}

test('our own ads rotate, each marked as an ad', () => {
  const shown = Array.from({ length: houseAds.length + 1 }, (_, turn) => {
    const { unmount } = visit(turn)
    const text = screen.getByRole('group', { name: 'Advertisement' }).textContent
    unmount()
    return text
  })
  expect(new Set(shown).size).toBe(houseAds.length)
  expect(shown.at(-1)).toBe(shown[0])
  expect(shown.every((text) => text?.startsWith('Our own ad'))).toBe(true)
})

test('the ad network is used only if it is configured and the visitor has consented', () => {
  root.dataset.adClient = 'ca-pub-1'
  visit()
  expect(screen.getByText('Our own ad')).toBeTruthy()
  choose('denied')
  expect(screen.getByText('Our own ad')).toBeTruthy()
  choose('granted')
  expect(screen.queryByText('Our own ad')).toBeNull()
  expect(document.querySelector('ins')?.getAttribute('data-ad-client')).toBe('ca-pub-1')
  expect(window.adsbygoogle).toEqual([{}])
})

test('consent without a configured ad client changes nothing', () => {
  choose('granted')
  visit()
  expect(screen.getByText('Our own ad')).toBeTruthy()
})

import { reviewWidget } from '@beacon/content/reviews'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReviewWidget } from './review-widget.tsx'

afterEach(() => {
  delete document.documentElement.dataset.reviewsUrl
})

test('SITE-10 nothing is shown below ten reviews', () => {
  expect(reviewWidget.minimumCount).toBe(10)
  const { container } = render(<ReviewWidget count={9} />)
  expect(container.innerHTML).toBe('')
})

test('SITE-10 from ten reviews on the number of reviews is shown', () => {
  render(<ReviewWidget count={10} />)
  expect(screen.getByRole('complementary', { name: 'Reviews' }).textContent).toContain('From 10 reviews')
  expect(screen.queryByRole('link')).toBeNull()
})

test('SITE-10 it links to the reviews if an address is configured', () => {
  document.documentElement.dataset.reviewsUrl = 'https://reviews.example/beacon'
  render(<ReviewWidget count={127} />)
  const link = screen.getByRole('link', { name: 'Read all 127 reviews' })
  expect(link.getAttribute('href')).toBe('https://reviews.example/beacon')
})

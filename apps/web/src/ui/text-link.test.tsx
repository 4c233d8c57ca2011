import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { TextLink } from './text-link.tsx'

test('a link by itself is a larger target for touch, one in a sentence is not', () => {
  render(
    <MemoryRouter>
      <TextLink to="/store" alone>
        Back to the store
      </TextLink>
      <p>
        Or look at <TextLink to="/blog">the blog</TextLink>.
      </p>
    </MemoryRouter>,
  )
  const isLarge = (name: string) => screen.getByRole('link', { name }).classList.contains('link-alone')
  expect([isLarge('Back to the store'), isLarge('the blog')]).toEqual([true, false])
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SignUpBox } from './sign-up-box.tsx'

vi.mock('./send-sign-up.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the sign-up on a page from before a release is posted by the browser, with its list and page', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  render(
    <MemoryRouter initialEntries={['/blog/a-post']}>
      <SignUpBox variant="tips" />
    </MemoryRouter>,
  )
  fireEvent.input(screen.getByLabelText('Your email address'), { target: { value: 'ann@lee.example' } })
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  const form = screen.getByRole<HTMLFormElement>('form')
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/newsletter'])
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    list: 'marketing-tips',
    source: '/blog/a-post',
    email: 'ann@lee.example',
  })
})

import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'

afterEach(() => {
  queryClient.clear()
})

const refused = () => Response.json({ code: 'unauthorized', error: 'Please sign in.' }, { status: 401 })
const started = () =>
  Response.json({
    success: true,
    administrator: { email: 'owner@agency.example', expiresAt: '2026-11-23T20:00:00.000Z' },
  })

async function signIn(answers: Record<string, () => Response>) {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) =>
    answers[`${method} ${address.replace('/api/admin/session', '')}`]?.(),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <SignInForm />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'owner@agency.example' } })
  fireEvent.change(screen.getByLabelText(/Password/), { target: { value: 'a right password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const session = () => queryClient.getQueryData(sessionQuery.queryKey)

it('a browser that drops the cookie is told why sign-in failed', async () => {
  await signIn({ 'POST ': started, 'GET ': refused })
  expect((await screen.findByRole('alert')).textContent).toContain('did not keep the session cookie')
  expect(session()).toBeUndefined()
})

it('a browser that drops the cookie is told so after the second step, too', async () => {
  await signIn({
    'POST ': () => Response.json({ success: true, codeNeeded: true }),
    'POST /code': started,
    'GET ': refused,
  })
  fireEvent.change(await screen.findByLabelText(/code/i), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('did not keep the session cookie')
  expect(session()).toBeUndefined()
})

it('an error in the field that has the focus is announced: a missing code and a wrong one', async () => {
  const error = 'This code is not right.'
  const wrong = () =>
    Response.json({ code: 'invalid_input', error, fields: { code: error } }, { status: 400 })
  await signIn({ 'POST ': () => Response.json({ success: true, codeNeeded: true }), 'POST /code': wrong })
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  expect(document.activeElement).toBe(code)
  const submit = () => fireEvent.submit(code.form as HTMLFormElement)
  submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Code is required')
  fireEvent.change(code, { target: { value: '000000' } })
  submit()
  expect(await screen.findByText(error, { selector: '[role="alert"]' })).toBeTruthy()
})

it('a browser that keeps the cookie is signed in', async () => {
  await signIn({ 'POST ': started, 'GET ': started })
  await vi.waitFor(() => expect(session()).toMatchObject({ email: 'owner@agency.example' }))
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { asOneAttempt, unansweredAttempt } from '../../lib/attempt-key.ts'
import { newId } from '../../lib/new-id.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { confirmed, declineToConfirm } from './confirmation.ts'
import { sentDraft } from './drafts.ts'
import { queryClient } from './query-client.ts'
import { asAdministrator, declineToSignIn, endSession, sessionQuery, startSession } from './session.ts'

const signedOut = new ApiError('unauthorized', 'Please sign in.', { status: 401 })
const administrator = { email: 'a@b.example' }

describe('an action that needs a session', () => {
  afterEach(() => startSession(administrator))

  it('runs at once while the session is valid', async () => {
    await expect(asAdministrator(async () => 'done')).resolves.toBe('done')
  })

  it('waits when the session has ended, and is retried after signing in', async () => {
    const work = vi.fn().mockRejectedValueOnce(signedOut).mockResolvedValueOnce('done')
    const outcome = asAdministrator(work)
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    startSession(administrator)
    await expect(outcome).resolves.toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('fails when sign-in is declined, and only what somebody presses asks again', async () => {
    const work = vi.fn().mockRejectedValue(signedOut)
    const outcome = asAdministrator(work)
    outcome.catch(() => {})
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    declineToSignIn()
    await expect(outcome).rejects.toBe(signedOut)
    await expect(asAdministrator(work)).rejects.toBe(signedOut)

    const press = vi.fn().mockRejectedValueOnce(signedOut).mockResolvedValueOnce('done')
    const pressed = asAdministrator(press, true)
    await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(1))
    startSession(administrator)
    await expect(pressed).resolves.toBe('done')
  })

  it('fails at once for any other reason', async () => {
    const conflict = new ApiError('conflict', 'This has already been changed or answered.', { status: 409 })
    await expect(asAdministrator(() => Promise.reject(conflict))).rejects.toBe(conflict)
  })
})

describe('an action that needs the second factor again', () => {
  const unconfirmed = new ApiError('confirmation_required', 'Please confirm.', { status: 403 })

  it('waits for a code, and is retried with it', async () => {
    const work = vi.fn().mockRejectedValueOnce(unconfirmed).mockResolvedValueOnce('done')
    const outcome = asAdministrator(work)
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    confirmed()
    await expect(outcome).resolves.toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('fails when no code is given, and asks again the next time', async () => {
    const work = vi.fn().mockRejectedValue(unconfirmed)
    for (const times of [1, 2]) {
      const outcome = asAdministrator(work)
      outcome.catch(() => {})
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(times))
      await Promise.resolve()
      declineToConfirm()
      await expect(outcome).rejects.toBe(unconfirmed)
    }
  })
})

it('signing out deletes the back office’s drafts, and nothing else in this tab’s storage', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  writeSession('admin-draft:letter', { subject: 'July' })
  writeSession('booking-details', { name: 'Rosa' })
  const lose = () => Promise.reject(new Error('The answer was lost.'))
  const purposes = [sentDraft('letter'), 'booking']
  for (const purpose of purposes)
    await expect(asOneAttempt(purpose, { name: 'Rosa' }, lose)).rejects.toThrow('lost')
  await endSession()
  expect(readSession('admin-draft:letter')).toBeUndefined()
  expect(readSession('booking-details')).toEqual({ name: 'Rosa' })
  expect(purposes.map((purpose) => unansweredAttempt(purpose))).toEqual([undefined, { name: 'Rosa' }])
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

for (const [way, event] of [
  ['is open', () => new StorageEvent('storage', { key: 'admin-signed-out' })],
  ['is restored from the back/forward cache', () => new Event('pageshow')],
] as const)
  it(`signing out in another tab signs out one that ${way}`, () => {
    startSession(administrator)
    queryClient.setQueryData(['leads'], ['Rosa'])
    writeSession('admin-draft:letter', { subject: 'July' })
    dispatchEvent(event())
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(administrator)
    localStorage.setItem('admin-signed-out', way)
    dispatchEvent(event())
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
    expect(queryClient.getQueryData(['leads'])).toBeUndefined()
    expect(readSession('admin-draft:letter')).toBeUndefined()
  })

describe('signing in in another tab', () => {
  const answer = vi.fn(async () => Response.json({ administrator }))
  const signInElsewhere = () => {
    localStorage.setItem('admin-signed-in', newId())
    dispatchEvent(new StorageEvent('storage', { key: 'admin-signed-in' }))
  }
  beforeEach(() => {
    answer.mockClear()
    vi.stubGlobal('fetch', answer)
    startSession(administrator)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('continues the work that waits for it here', async () => {
    const work = vi.fn().mockRejectedValueOnce(signedOut).mockResolvedValueOnce('done')
    const outcome = asAdministrator(work)
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    signInElsewhere()
    await expect(outcome).resolves.toBe('done')
  })

  it('takes the sign-in form away here', async () => {
    queryClient.setQueryData(sessionQuery.queryKey, null)
    signInElsewhere()
    await vi.waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(administrator))
  })

  it('makes no difference to a tab that is signed in', () => {
    signInElsewhere()
    expect(answer).not.toHaveBeenCalled()
  })

  it('leaves the form here if this tab’s question for the session fails', async () => {
    queryClient.setQueryData(sessionQuery.queryKey, null)
    answer.mockRejectedValueOnce(new TypeError('offline'))
    signInElsewhere()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  })
})

it('signing out is not undone by an answer requested before it', async () => {
  queryClient.clear()
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'DELETE' ? Promise.resolve(Response.json({ success: true })) : late.promise,
  )
  const reading = queryClient.fetchQuery(sessionQuery)
  await endSession()
  late.resolve(Response.json({ administrator }))
  await reading
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  vi.unstubAllGlobals()
})

import type { Endpoint } from '@beacon/contract/endpoint'
import { describe, expect, it, vi } from 'vitest'
import type { call } from '../../lib/api.ts'
import { silentSince } from '../../lib/popup-silence.ts'
import { checkContactForm, sendContactForm } from './send-contact-form.ts'

const attempt = {
  id: 'attempt-1',
  form: {
    name: 'Ann Lee',
    email: 'ann@lee.example',
    phone: '',
    businessName: 'Lee Marine',
    serviceInterest: 'seo',
    message: 'Hello',
  },
  faxNumber: '',
  elapsedMs: 4200,
  attribution: { landingPage: '/', referrer: '', campaign: 'utm_source=letter' },
} as const

/** Accepts every call, except that those in `failing` get an error. */
function stubPorts(failing: readonly string[] = [], success = true) {
  const calls: { path: string; body: unknown; key: string }[] = []
  const take = async ({ path }: Endpoint, options: { body: unknown; idempotencyKey: string }) => {
    calls.push({ path, body: options.body, key: options.idempotencyKey })
    if (failing.includes(path)) throw new Error(`${path} failed`)
    return { success }
  }
  const log = vi.fn()
  return { calls, log, call: take as unknown as typeof call }
}

const [LEAD, MAIL, ANNOUNCEMENT] = ['/api/contact-form', '/api/email/contact', '/api/email/lead-notification']

describe('LEAD-8 the contact form', () => {
  it('stores the lead, sends the e-mail, then announces the lead', async () => {
    const ports = stubPorts()
    await sendContactForm(attempt, ports)
    expect(ports.calls.map(({ path }) => path)).toEqual([LEAD, MAIL, ANNOUNCEMENT])
    expect(ports.calls.map(({ key }) => key)).toEqual(['attempt-1', 'attempt-1', 'attempt-1'])
  })

  it('sends the service as the business type, no website, and where the visitor came from', async () => {
    const ports = stubPorts()
    await sendContactForm(attempt, ports)
    const person = {
      name: 'Ann Lee',
      email: 'ann@lee.example',
      phone: '',
      businessName: 'Lee Marine',
      businessType: 'seo',
      currentWebsite: '',
      faxNumber: '',
      elapsedMs: 4200,
    }
    expect(ports.calls.map(({ body }) => body)).toEqual([
      { ...person, message: 'Hello', source: 'Contact Form', ...attempt.attribution },
      { ...person, message: 'Hello' },
      { ...person, source: 'Contact Form', notes: 'Hello' },
    ])
  })

  it('continues if the lead cannot be stored, and only logs it', async () => {
    const ports = stubPorts([LEAD])
    await expect(sendContactForm(attempt, ports)).resolves.toBeUndefined()
    expect(ports.calls.map(({ path }) => path)).toEqual([LEAD, MAIL, ANNOUNCEMENT])
    expect(ports.log).toHaveBeenCalledOnce()
  })

  it('fails if the e-mail fails, and announces no lead', async () => {
    const ports = stubPorts([MAIL])
    await expect(sendContactForm(attempt, ports)).rejects.toThrow('/api/email/contact failed')
    expect(ports.calls.map(({ path }) => path)).toEqual([LEAD, MAIL])
  })

  it('treats an answer without success as a failure', async () => {
    const ports = stubPorts([], false)
    await expect(sendContactForm(attempt, ports)).rejects.toThrow()
    expect(ports.calls.map(({ path }) => path)).toEqual([LEAD, MAIL])
  })

  it('succeeds if only the announcement fails', async () => {
    const ports = stubPorts([ANNOUNCEMENT])
    await expect(sendContactForm(attempt, ports)).resolves.toBeUndefined()
    await vi.waitFor(() => expect(ports.log).toHaveBeenCalledOnce())
  })
})

describe('LEAD-10 on a network that hangs', () => {
  it('all calls together time out after 15 seconds, and the e-mail is still attempted', async () => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('No answer', 'TimeoutError')), ms)
      return limit.signal
    })
    const asked: string[] = []
    const hang = ({ path }: Endpoint, { signal }: { signal: AbortSignal }) => {
      asked.push(path)
      return new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)))
    }
    const failed = vi.fn()
    sendContactForm(attempt, { call: hang as unknown as typeof call, log: vi.fn() }).catch(failed)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(asked).toEqual([LEAD, MAIL])
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
  })
})

describe('LEAD-7 the validation of the contact form', () => {
  const empty = { name: '', email: '', phone: '', businessName: '', serviceInterest: '', message: '' }

  it('requires name, e-mail and message, in the order of the form', () => {
    expect(checkContactForm(empty)).toEqual({
      errors: { name: 'Name is required', email: 'Email is required', message: 'Message is required' },
    })
  })

  it('rejects an invalid address', () => {
    const values = { ...empty, name: 'Ann', email: 'ann at lee', message: 'Hello' }
    expect(checkContactForm(values)).toEqual({ errors: { email: 'Invalid email address' } })
  })

  it('accepts the other fields, trimmed', () => {
    const values = { ...empty, name: ' Ann ', email: 'ann@lee.example', message: 'Hello\nthere' }
    expect(checkContactForm(values)).toEqual({ form: { ...values, name: 'Ann' } })
  })
})

it('suppresses the popup, which would ask for the same again', async () => {
  silentSince.write(null)
  await expect(sendContactForm(attempt, stubPorts([MAIL]))).rejects.toThrow()
  expect(silentSince.read()).toBeNull()
  await sendContactForm(attempt, stubPorts())
  expect(silentSince.read()).not.toBeNull()
})

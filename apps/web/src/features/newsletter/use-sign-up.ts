import type { NewsletterList } from '@beacon/contract/newsletter'
import { type SubmitEvent, useRef, useState } from 'react'
import { loadPart, postNatively, SiteRenewed } from '../../lib/load-part.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { PostedForm } from '../../page-data.ts'
import type { SignUpAttempt, SignUpStatus } from './send-sign-up.ts'

/** The schema, with zod, and the call: loaded when a visitor first touches the box. */
const loadSender = () => import('./send-sign-up.ts')

interface SignUpOptions {
  list: NewsletterList
  /** The path of the page that contains the box. */
  source: string
  /** The server's response to a native post. */
  posted?: PostedForm | undefined
}

/** Handles a sign-up box and its call. The input is uncontrolled. */
export function useSignUp({ list, source, posted }: SignUpOptions) {
  const hydrated = useHydrated()
  const [appearedAt] = useState(() => (hydrated ? performance.now() : 0))
  const [status, setStatus] = useState(() => statusOf(posted))
  /** With the page where it began: the footer stays while its pages change. */
  const attempt = useRef<SignUpAttempt & { source: string }>(undefined)

  async function send(form: HTMLFormElement): Promise<void> {
    const { beginAttempt, sendSignUp, focusAddress } = await loadPart(loadSender)
    attempt.current ??= { source, ...beginAttempt(appearedAt) }
    const next = await sendSignUp(form, { list, source: attempt.current.source }, attempt.current)
    setStatus(next)
    if (next.error) focusAddress(form)
  }

  function fail(error: unknown, form: HTMLFormElement) {
    if (error instanceof SiteRenewed) postNatively(form, () => setStatus({ phase: 'editing' }))
    else setStatus({ phase: 'failed' })
  }

  return {
    status,
    prepare: () => void loadSender().catch(() => {}),
    /** Changed contents are another sign-up, to which an old message does not apply. */
    handleInput: () => {
      attempt.current = undefined
      if (status.error || status.phase === 'failed') setStatus({ phase: 'editing' })
    },
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      if (status.phase === 'sending') return
      setStatus({ phase: 'sending' })
      const form = submission.currentTarget
      send(form).catch((error) => fail(error, form))
    },
  }
}

/** After a native post: without a message for the address it failed. */
function statusOf(posted: PostedForm | undefined): SignUpStatus {
  const error = posted?.fields.email
  return { phase: posted && !error ? 'failed' : 'editing', error, failure: posted?.failure }
}

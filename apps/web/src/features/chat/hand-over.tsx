import { agency, businessHours } from '@beacon/content/agency'
import { assistantSentences, handOverNote, ownDetails } from '@beacon/content/chat'
import { type HandOverForm, handOverChat, handOverFormSchema } from '@beacon/contract/chat'
import { contactDetailsIn } from '@beacon/rules/chat-details'
import { officeState } from '@beacon/rules/office-state'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, call, failureOf } from '../../lib/api.ts'
import { readAttribution } from '../../lib/attribution.ts'
import { checkForm } from '../../lib/form-attempt.ts'
import { errorsOf, type FormErrors, putBack, readValues } from '../../lib/form-values.ts'
import { HONEYPOT, honeypotOf } from '../../lib/honeypot.ts'
import { newId } from '../../lib/new-id.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import { useClosings } from '../../lib/use-closings.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EmailField } from '../email-field/index.ts'
import { HAND_OVER_DRAFT } from './stored-conversation.ts'
import type { ChatState } from './use-chat.ts'

const FAILURE = `This could not be sent. Please try again, or write to ${agency.email}.`
const FIELDS = ['name', 'email', 'phone', 'message'] as const
type Field = (typeof FIELDS)[number]

interface HandOverProps {
  chat: ChatState
  onShown: () => void
}

/** The visitor's last messages, the newest first: address, number, name and wish may come one by one. */
const saidLately = ({ conversation: { messages } }: ChatState): string =>
  messages
    .flatMap(({ sender, text }) => (sender === 'user' ? [text] : []))
    .slice(-4)
    .reverse()
    .join('\n')

/** How the visitor can be reached, as far as the last messages say so. */
export const detailsLately = (chat: ChatState) => contactDetailsIn(saidLately(chat), ownDetails)

/** Hands over to a person: the phone number during office hours, and a form that includes the conversation. */
export function HandOver({ chat, onShown }: HandOverProps) {
  const [appearedAt] = useState(() => performance.now())
  const [status, setStatus] = useState<'editing' | 'sending'>('editing')
  const [failure, setFailure] = useState('')
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  /** The last attempt, for a retry after a lost response: identical details under the same key. */
  const attempt = useRef<{ contents: string; id: string; elapsedMs: number }>(undefined)
  const closings = useClosings()
  const state = officeState({ hours: businessHours, timeZone: agency.timeZone, closings }, new Date())
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounting makes the log grow
  useEffect(() => {
    if (form.current) {
      putBack(form.current, FIELDS, { draft: readSession(HAND_OVER_DRAFT) })
      // The server has refused the last question, so the transcript lacks it.
      const message = chat.conversation.messages.at(-1)?.failed?.question ?? ''
      putBack(form.current, FIELDS, { draft: { ...detailsLately(chat), message } })
    }
    onShown()
  }, [])

  async function send(values: HandOverForm, trap: string) {
    const body = {
      ...values,
      ...(chat.conversation.id ? { conversationId: chat.conversation.id } : {}),
      page: location.pathname,
      faxNumber: trap,
    }
    const contents = JSON.stringify(body)
    if (attempt.current?.contents !== contents)
      attempt.current = { contents, id: newId(), elapsedMs: Math.round(performance.now() - appearedAt) }
    await call(handOverChat, {
      body: { ...body, elapsedMs: attempt.current.elapsedMs, attribution: readAttribution() },
      idempotencyKey: attempt.current.id,
      signal: timeLimit(),
    })
    forgetSession(HAND_OVER_DRAFT)
    const note = { id: newId(), sender: 'bot' as const, text: assistantSentences.handOverDone }
    chat.dispatch({ type: 'handOver', message: { ...note, timestamp: new Date().toISOString() } })
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const checked = checkForm<Field, HandOverForm>(handOverFormSchema, readValues(element, FIELDS))
    if ('errors' in checked) {
      setErrors(checked.errors)
      const firstField = FIELDS.find((field) => checked.errors[field])
      return focusInvalid(element.querySelector<HTMLElement>(`[name="${firstField}"]`))
    }
    setErrors({})
    setFailure('')
    setStatus('sending')
    send(checked.form, honeypotOf(element)).catch((error: unknown) => {
      setErrors(error instanceof ApiError ? errorsOf(error.fields, FIELDS) : {})
      setFailure(failureOf(error, FAILURE))
      setStatus('editing')
    })
  }

  return (
    <div className="chat-card">
      <p className="flex items-baseline gap-2 font-semibold text-sm">
        <span
          className={classNames('size-2 flex-none rounded-full', state.isOpen ? 'bg-success' : 'bg-muted')}
        />
        {state.sentence}
      </p>
      {state.isOpen && (
        <LinkButton to={agency.phones.office.href} wide>
          <Icon name="phone" className="size-4" />
          Call {agency.phones.office.display}
        </LinkButton>
      )}
      <Form
        ref={form}
        id="chat-lead"
        onInput={({ currentTarget }) => writeSession(HAND_OVER_DRAFT, readValues(currentTarget, FIELDS))}
        onSubmit={handleSubmit}
        className="grid gap-3"
      >
        <TextField name="name" label="Name" required autoComplete="name" error={errors.name} />
        <EmailField name="email" label="Email" required error={errors.email} />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" error={errors.phone} />
        <TextField name="message" label="What is it about?" error={errors.message} />
        <HoneypotField {...HONEYPOT} />
        <p className="text-muted text-xs">
          {handOverNote} <TextLink to={paths.privacyPolicy}>Privacy policy</TextLink>
        </p>
        <Button
          type="submit"
          variant="primary"
          pending={status === 'sending'}
          pendingLabel="Sending..."
          pendingDescription="Sending to a person, please wait"
        >
          Send to a person
        </Button>
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
      </Form>
    </div>
  )
}

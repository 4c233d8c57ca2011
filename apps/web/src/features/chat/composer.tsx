import { agency } from '@beacon/content/agency'
import { assistant } from '@beacon/content/chat'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import { track } from '../../lib/track.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ChatState } from './use-chat.ts'

const LONGEST_MESSAGE = 2000

/** Quick replies and the field. While an answer is being written its place is taken by the button that stops it. */
export function Composer({ chat }: { chat: ChatState }) {
  const { conversation, dispatch, pending, send } = chat
  const field = useRef<HTMLTextAreaElement>(null)

  const submit = () => {
    if (pending || conversation.draft.trim() === '') return
    send(conversation.draft)
    dispatch({ type: 'type', draft: '' })
    field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    <div className="chat-foot">
      <QuickReplies chat={chat} />
      <form className="chat-form" onSubmit={handleSubmit}>
        <label htmlFor="chat-message" className="sr-only">
          Your message
        </label>
        <textarea
          ref={field}
          id="chat-message"
          rows={1}
          maxLength={LONGEST_MESSAGE}
          placeholder={assistant.placeholder}
          className="chat-field"
          value={conversation.draft}
          onChange={(event) => dispatch({ type: 'type', draft: event.target.value })}
          onKeyDown={handleKey}
        />
        {pending ? (
          <button
            type="button"
            className="chat-send chat-stop"
            aria-label="Stop the answer"
            onClick={pending.stop}
          >
            <span />
          </button>
        ) : (
          <button
            type="submit"
            className="chat-send"
            aria-label="Send message"
            disabled={conversation.draft.trim() === ''}
          >
            <Icon name="arrow-right" />
          </button>
        )}
      </form>
    </div>
  )
}

function QuickReplies({ chat: { send, pending } }: { chat: ChatState }) {
  const reply = (label: string, message: string) => (
    <button type="button" className="chat-quick" disabled={!!pending} onClick={() => send(message)}>
      {label}
    </button>
  )
  return (
    <fieldset className="chat-quick-row" aria-label="Quick replies">
      {reply('Book a time', 'I want to book a consultation')}
      <button
        type="button"
        className="chat-quick"
        disabled={!!pending}
        onClick={() => {
          track('quote_request')
          send('Can I get a quote?')
        }}
      >
        Get a quote
      </button>
      <a href={agency.phones.office.href} className="chat-quick">
        Call us
      </a>
      {reply('Talk to a person', 'I want to talk to a person')}
    </fieldset>
  )
}

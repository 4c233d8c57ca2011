import { agency } from '@beacon/content/agency'
import { assistant } from '@beacon/content/chat'
import { LONGEST_MESSAGE } from '@beacon/contract/chat-limits'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import { track } from '../../lib/track.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ChatState } from './use-chat.ts'

/** From this many remaining characters on, the field shows the count. */
const FEW_LEFT = 200

/** Quick replies and the field. While an answer is generated, a stop button replaces it. */
export function Composer({ chat }: { chat: ChatState }) {
  const { conversation, dispatch, pending, send } = chat
  const field = useRef<HTMLTextAreaElement>(null)

  const length = conversation.draft.trim().length
  const cannotSend = length === 0 || length > LONGEST_MESSAGE

  const submit = () => {
    if (pending || cannotSend) return
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
          // No `maxLength`: it would silently truncate pasted text.
          aria-describedby="chat-room"
          aria-invalid={length > LONGEST_MESSAGE ? true : undefined}
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
          <button type="submit" className="chat-send" aria-label="Send message" disabled={cannotSend}>
            <Icon name="arrow-right" />
          </button>
        )}
        <p id="chat-room" aria-live={length > LONGEST_MESSAGE ? 'polite' : 'off'} className="chat-room">
          {roomWords(LONGEST_MESSAGE - length)}
        </p>
      </form>
    </div>
  )
}

/** The remaining characters, when few are left. */
function roomWords(left: number): string {
  if (left > FEW_LEFT) return ''
  const count = Math.abs(left).toLocaleString('en-US')
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  const most = LONGEST_MESSAGE.toLocaleString('en-US')
  return left < 0 ? `${count} ${characters} too many: the limit is ${most}.` : `${count} ${characters} left`
}

function QuickReplies({ chat: { send, pending } }: { chat: ChatState }) {
  const quick = (label: string, say: () => void) => (
    <button
      type="button"
      className="chat-quick"
      aria-disabled={pending ? true : undefined}
      onClick={() => pending || say()}
    >
      {label}
    </button>
  )
  const reply = (label: string, message: string) => quick(label, () => send(message))
  return (
    <fieldset className="chat-quick-row" aria-label="Quick replies">
      {reply('Book a time', 'I want to book a consultation')}
      {quick('Get a quote', () => {
        track('quote_request')
        send('Can I get a quote?')
      })}
      <a href={agency.phones.office.href} className="chat-quick">
        Call us
      </a>
      {reply('Talk to a person', 'I want to talk to a person')}
    </fieldset>
  )
}

import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Choice, readChoice, saveChoice } from './choice.ts'
import { applyChoice, guardPrivatePages, hasTags, readTagIds, withdraw } from './tags.ts'

const ConsentPanel = lazyPart(async () => (await import('./consent-panel.tsx')).ConsentPanel)

const OPEN = 'open-privacy-choices'

/** Reopens the privacy choices, from anywhere on the page. */
export const openPrivacyChoices = () => void dispatchEvent(new Event(OPEN))

/**
 * Asks once if a tracker or advertising is configured, and applies the choice. Otherwise nobody is asked: there is
 * nothing to consent to.
 */
export function Consent() {
  const [state, setState] = useState<'closed' | 'first' | 'asked'>('closed')
  const showToast = useToast()

  useEffect(() => {
    if (document.documentElement.dataset.cards === 'live') guardPrivatePages()
    applyChoice()
    if (hasTags(readTagIds()) && !readChoice()) setState('first')
    const open = () => setState('asked')
    addEventListener(OPEN, open)
    return () => removeEventListener(OPEN, open)
  }, [])

  function choose(choice: Choice) {
    const before = readChoice()
    saveChoice(choice)
    setState('closed')
    if (before === 'granted' && choice === 'denied') withdraw()
    else applyChoice()
  }

  function giveUp() {
    if (state === 'asked') showToast('The privacy choices did not load. Please try again.', 'danger')
    setState('closed')
  }

  if (state === 'closed') return null
  return (
    <Suspense>
      <ConsentPanel
        onChoose={choose}
        onClose={() => setState('closed')}
        asked={state === 'asked'}
        current={readChoice()}
        onMissing={giveUp}
      />
    </Suspense>
  )
}

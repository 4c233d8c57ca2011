import { storedText } from '../../lib/stored-text.ts'

/** A visitor's consent to trackers and advertisements. */
export type Choice = 'granted' | 'denied'

interface StoredChoice {
  choice: Choice
  version: number
  at: string
}

/** An event on the window, dispatched when a choice has been saved. */
export const CHOICE_SAVED = 'privacy-choice-saved'

const kept = storedText('privacy-choice')
/** Increase it when the purposes change: old answers were to another question. */
const VERSION = 1

/**
 * The visitor's choice; undefined until there is one. Global Privacy Control counts as a refusal (and nobody is asked
 * to override it).
 */
export function readChoice(): Choice | undefined {
  if (sendsGlobalPrivacyControl()) return 'denied'
  try {
    const stored = JSON.parse(kept.read() ?? 'null') as Partial<StoredChoice> | null
    return stored?.version === VERSION && (stored.choice === 'granted' || stored.choice === 'denied')
      ? stored.choice
      : undefined
  } catch {
    return undefined
  }
}

/** Saves the choice with its date; without storage it applies to this page only. */
export function saveChoice(choice: Choice) {
  const stored: StoredChoice = { choice, version: VERSION, at: new Date().toISOString() }
  kept.write(JSON.stringify(stored))
  dispatchEvent(new Event(CHOICE_SAVED))
}

/** Whether the browser asks on the visitor's behalf not to be tracked (globalprivacycontrol.org). */
export const sendsGlobalPrivacyControl = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

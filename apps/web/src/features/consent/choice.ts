import { storedText } from '../../lib/stored-text.ts'

/** A visitor's answer to trackers and advertisements. */
export type Choice = 'granted' | 'denied'

interface StoredChoice {
  choice: Choice
  version: number
  at: string
}

/** Said on the window when a choice has been saved. */
export const CHOICE_SAVED = 'privacy-choice-saved'

const kept = storedText('privacy-choice')
/** Raise it when the purposes change: an old answer was given to another question. */
const VERSION = 1

/**
 * What the visitor has chosen; nothing as long as they have not. Global Privacy Control is a choice, and it is no
 * (an explicit yes on this site is not asked for against it).
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

/** Remembers the choice with its date; where storage is closed it holds for this page. */
export function saveChoice(choice: Choice) {
  const stored: StoredChoice = { choice, version: VERSION, at: new Date().toISOString() }
  kept.write(JSON.stringify(stored))
  dispatchEvent(new Event(CHOICE_SAVED))
}

export const sendsGlobalPrivacyControl = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

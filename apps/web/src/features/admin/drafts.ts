import { useState } from 'react'
import { forgetSession, readSession, sessionKeys, writeSession } from '../../lib/session-storage.ts'

const PREFIX = 'admin-draft:'

/**
 * What was typed into a form of the back office and not saved. It waits in this tab while other screens are looked at
 * and over a reload, until it is saved or the administrator signs out.
 * @param name the form and what it is about: `lead:abc`
 */
export function useDraft<Draft>(name: string) {
  const key = PREFIX + name
  const [draft, setDraft] = useState(() => readSession(key) as Draft | undefined)
  const keep = (next: Draft) => {
    setDraft(next)
    writeSession(key, next)
  }
  const forget = () => {
    setDraft(undefined)
    forgetSession(key)
  }
  return { draft, keep, forget }
}

/** Others may sit down at this machine. */
export function forgetDrafts(): void {
  for (const key of sessionKeys()) if (key.startsWith(PREFIX)) forgetSession(key)
}

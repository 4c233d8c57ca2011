import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { forgetAttempts } from '../../lib/attempt-key.ts'
import { type FormValues, putBack, readValues } from '../../lib/form-values.ts'
import { forgetSession, readSession, sessionKeys, writeSession } from '../../lib/session-storage.ts'

const PREFIX = 'admin-draft:'

/**
 * Unsaved input of a back-office form. Kept in this tab across screens and reloads, until it is saved or the
 * administrator signs out.
 * @param name the form and its record: `lead:abc`
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

/**
 * The same for a form with uncontrolled fields: the props that it needs, and a function that empties it.
 * @param fields the ones to keep; must not change between renders
 */
export function useDraftForm<Field extends string>(name: string, fields: readonly Field[]) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, keep, forget } = useDraft<FormValues<Field>>(name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: later input is in the form already
  useLayoutEffect(() => {
    if (form.current) putBack(form.current, fields, { draft })
  }, [])

  const empty = () => {
    form.current?.reset()
    forget()
  }
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // A field that this input is about to add has its own first value.
    const shown = fields.filter((field) => currentTarget.elements.namedItem(field))
    keep(readValues(currentTarget, shown))
  }
  return { props: { ref: form, onInput }, draft, empty, forget }
}

/** Forgets a draft that is saved although the response was lost: the refetched record has what was typed. */
export function useForgetSaved(isSaved: boolean, forget: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and a draft after that is a new one
  useEffect(() => {
    if (isSaved) forget()
  }, [isSaved])
}

const SENT = 'admin:'

/** The purpose of an attempt that is forgotten when the administrator signs out. */
export const sentDraft = (purpose: string): string => SENT + purpose

/** Others may use this computer next. */
export function forgetDrafts(): void {
  forgetAttempts(SENT)
  for (const key of sessionKeys()) if (key.startsWith(PREFIX)) forgetSession(key)
}

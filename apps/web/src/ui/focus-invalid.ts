/** By then the error is shown. */
const SHOWN_MS = 100
/** How long the announcement stays; a screen reader has its words at once. */
const HEARD_MS = 3_000

/**
 * Moves the focus to a field whose error is about to be shown, which announces both. In a field that has the focus
 * already this would be silent, so there the error is announced by itself, also when it is the same one again. To blur
 * the field first would close a phone's keyboard.
 */
export function focusInvalid(field: HTMLElement | null | undefined): void {
  if (field && field === document.activeElement) setTimeout(() => announceError(field), SHOWN_MS)
  else field?.focus()
}

/** Beside the field, since nothing outside a modal dialog is announced. */
function announceError(field: Element): void {
  const error = document.getElementById(`${field.id}-error`)?.textContent
  if (!error) return
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  alert.className = 'sr-only'
  alert.textContent = error
  field.after(alert)
  setTimeout(() => alert.remove(), HEARD_MS)
}

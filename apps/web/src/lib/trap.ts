/** A field that no person sees, for `TrapField`: filled in means a script. */
export const TRAP = { name: 'faxNumber', label: 'Fax number' } as const

/** What was written into the trap of a form. */
export const trapOf = (form: HTMLFormElement): string => String(new FormData(form).get(TRAP.name) ?? '')

/** The honeypot field, for `TrapField`: only bots fill it in. */
export const TRAP = { name: 'faxNumber', label: 'Fax number' } as const

/** The value of a form's honeypot field. */
export const trapOf = (form: HTMLFormElement): string => String(new FormData(form).get(TRAP.name) ?? '')

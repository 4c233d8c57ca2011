/** The honeypot field, for `HoneypotField`: only bots fill it in. */
export const HONEYPOT = { name: 'faxNumber', label: 'Fax number' } as const

/** The value of a form's honeypot field. */
export const honeypotOf = (form: HTMLFormElement): string =>
  String(new FormData(form).get(HONEYPOT.name) ?? '')

/** How long stock or a time is kept for whoever is paying for it (D15); the terms and mails say the same. */
export const HOLD_MINUTES = 15
export const HOLD_MS = HOLD_MINUTES * 60_000

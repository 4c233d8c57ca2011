const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: string) => formatter.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** `2026-11-12` as `November 12, 2026`. */
export const longDate = format({ year: 'numeric', month: 'long', day: 'numeric' })

/** `2026-11-12` as `Nov 12, 2026`. */
export const shortDate = format({ year: 'numeric', month: 'short', day: 'numeric' })

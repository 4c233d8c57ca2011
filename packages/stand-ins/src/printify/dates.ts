/** An instant as Printify writes it: `2026-11-20 13:24:28+00:00`. */
export const printifyDate = (date: Date): string =>
  `${date.toISOString().slice(0, 19).replace('T', ' ')}+00:00`

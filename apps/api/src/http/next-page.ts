/** The cursor of the next page of a list, for `after`; null on the last page. */
export const nextPage = (rows: readonly { id: string }[], pageSize: number): string | null =>
  rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null

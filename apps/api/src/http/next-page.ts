/** Where the next page of a list begins, as `after` takes it; null when this page is the last. */
export const nextPage = (rows: readonly { id: string }[], pageSize: number): string | null =>
  rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null

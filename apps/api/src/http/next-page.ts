/** The cursor of the next page of a list, for `after`; null on the last page. */
export function nextPage<Row>(
  rows: readonly Row[],
  pageSize: number,
  cursor: (row: Row) => string,
): string | null {
  const last = rows.at(-1)
  return last !== undefined && rows.length === pageSize ? cursor(last) : null
}

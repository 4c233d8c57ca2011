export type Cell = string | number

/** A markdown table: texts to the left, numbers to the right. The keys of the first row are the heads. */
export function markdownTable(rows: readonly Record<string, Cell>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))]
  const widths = heads.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)))
  const isNumeric = heads.map((head) => rows.every((row) => /^[\d.–-]*$/.test(String(row[head]))))
  const write = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) =>
    isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  const [head = [], ...body] = lines
  return [write(head), write(rule), ...body.map(write)].join('\n')
}

/** The middle of some numbers; of an even count, the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/** The value below which this share (0 to 1) of the numbers lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

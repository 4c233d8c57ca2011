import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Moves a booking of the `demo` website into yesterday: only time itself could do that otherwise. */
export function letTimePass(bookingId: string): void {
  const file = join(process.env.E2E_DATA ?? '', 'demo', 'beacon.sqlite')
  const db = new DatabaseSync(file, { timeout: 5000 })
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  const end = new Date(yesterday.getTime() + 30 * 60_000)
  db.prepare('update booking set starts_at = ?, ends_at = ? where id = ?').run(
    yesterday.toISOString(),
    end.toISOString(),
    bookingId,
  )
  db.close()
}

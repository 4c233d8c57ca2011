import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Changes a website's database, for what otherwise only time could change. */
function change(website: 'demo' | 'faults' | 'security', statement: string, values: string[]): void {
  const file = join(process.env.E2E_DATA ?? '', website, 'beacon.sqlite')
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.prepare(statement).run(...values)
  db.close()
}

/** Moves a booking to yesterday. */
export function letTimePass(bookingId: string): void {
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  const end = new Date(yesterday.getTime() + 30 * 60_000)
  const times = [yesterday, end].map((time) => time.toISOString())
  change('demo', 'update booking set starts_at = ?, ends_at = ? where id = ?', [...times, bookingId])
}

/** Moves a lead into the past. */
export function letLeadAge(leadId: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
  change('demo', 'update lead set created_at = ? where id = ?', [then, leadId])
}

/** Sets every administrator's last second-factor confirmation to an hour ago. */
export function letConfirmationsAge(): void {
  const anHourAgo = new Date(Date.now() - 60 * 60_000).toISOString()
  change('security', 'update admin_session set confirmed_at = ?', [anHourAgo])
}

/** Ends the waiting period of a print order. */
export function letPrintWaitEnd(orderId: string): void {
  const now = new Date().toISOString()
  const waiting = "update outbox set run_at = ? where kind = 'prints.submit' and about = ?"
  change('faults', waiting, [now, `order:${orderId}`])
}

/** Adds addresses that confirmed a list a while ago. */
export function addReaders(list: string, emails: readonly string[]): void {
  const at = new Date().toISOString()
  for (const email of emails)
    change(
      'faults',
      `insert into subscriber (id, email, email_key, list, state, source, flags, asked_at, confirmed_at)
       values (?, ?, ?, ?, 'confirmed', '', '[]', ?, ?)`,
      [crypto.randomUUID(), email, email, list, at, at],
    )
}

/** Makes the mail servers accept these mailboxes again, and ends the hold on letters. */
export function letHoldEnd(mailbox: string): void {
  const now = new Date().toISOString()
  const renamed = "email = replace(email, ?, 'reader'), email_key = replace(email_key, ?, 'reader')"
  change('faults', `update subscriber set ${renamed}`, [mailbox, mailbox])
  change('faults', "update rate_limit set window_ends_at = ? where name = 'letters held'", [now])
  const held = "update outbox set run_at = ? where kind = 'newsletter.letter' and state = 'ready'"
  change('faults', held, [now])
}

const OF_THE_ADMINISTRATOR = [
  'second_factor',
  'recovery_code',
  'pending_sign_in',
  'admin_session',
  'sign_in_failure',
  'audit_entry',
]

/** Ends all sessions and removes the second factor, whatever a previous test, or half of one, has left. */
export function resetAdministrator(): void {
  for (const table of OF_THE_ADMINISTRATOR) change('security', `delete from ${table}`, [])
}

import { beforeEach } from 'vitest'

/**
 * Titles of the tests that are about SQLite itself and do not apply to another engine, with the reason. The run on
 * PostgreSQL skips them, and no others.
 */
const sqliteOnly: Readonly<Record<string, string>> = {
  'SQLite runs in WAL mode and syncs every commit to disk, so a stored lead survives a power cut':
    'reads SQLite’s settings; a server’s settings are up to its operator',
  'a WAL file that grew during a long read shrinks again afterwards': 'a server manages its own WAL',
  'what was deleted from SQLite cannot be read in its file':
    'a server overwrites deleted rows by itself, and its dumps have none',
  'a transaction holds the write lock from its start':
    'a server has many writers, and conflicting transactions are retried',
  'while another program holds the write lock, reads still work and writes wait for it':
    'a server has many writers',
  'writes that wait for the lock fail with 503 after five seconds, however many wait':
    'a server has many writers',
  'signing in with a full disk returns a 503 that says so': 'fills the file by SQLite’s own limit of pages',
  'signing in returns a 503 about the full disk even if its rate limit cannot be counted':
    'fills the file by SQLite’s own limit of pages',
  'with a full disk a lead gets a 503 and nothing is stored; the same request succeeds afterwards':
    'fills the file by SQLite’s own limit of pages',
  'a mail sent while the database is read-only is uncertain and not sent again':
    'needs the fault at the moment in which the mail arrives; a server takes longer to become read-only',
  'a mail whose done state alone cannot be written is uncertain and not sent again':
    'its fault is a trigger in SQLite’s syntax',
}

beforeEach(({ task, skip }) => {
  const reason = sqliteOnly[task.name]
  if (reason && process.env.TEST_DATABASE_URL) skip(reason)
})

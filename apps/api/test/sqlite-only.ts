import { beforeEach } from 'vitest'

/**
 * Tests that speak of SQLite itself and say nothing about another engine, by their titles, with the reason. The run on
 * PostgreSQL skips them, and no others.
 */
const sqliteOnly: Readonly<Record<string, string>> = {
  'a stored lead survives a power cut: every commit is synced, also after the first write':
    'reads SQLite’s settings; those of a server are its operator’s',
  'a log that has grown under a long reader gives the disk its room back afterwards':
    'a server has a log of its own',
  'a transaction holds the right to write from its beginning':
    'a server has many writers, and whoever was in the way of another is tried again',
  'while another program holds the right to write, visitors read on, and what they sent is written afterwards':
    'a server has many writers',
  'who waits in vain for the right to write is told so after five seconds, however many wait':
    'a server has many writers',
  'an owner who cannot sign in because the disk is full reads that it is':
    'fills the file by SQLite’s own limit of pages',
  'an owner reads that the disk is full also where there is not even room to count who tries':
    'fills the file by SQLite’s own limit of pages',
  'a full disk is an honest 503, nothing is half written, and the same form is taken afterwards':
    'fills the file by SQLite’s own limit of pages',
  'a mail that went out while its end could not be written down is uncertain, never sent again':
    'needs the fault in the very moment in which the mail arrives; a server takes longer to change its mind',
  'a mail that went out while only its end could not be written down is uncertain, never sent again':
    'its fault is a trigger in SQLite’s words',
}

beforeEach(({ task, skip }) => {
  const reason = sqliteOnly[task.name]
  if (reason && process.env.TEST_DATABASE_URL) skip(reason)
})

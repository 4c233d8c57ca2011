import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from './config.ts'
import { fileOf, isDamaged, isStorageFault } from './db/database.ts'
import { UnfitDatabase } from './db/engine.ts'
import { DatabaseIsNewer } from './db/migrate.ts'
import { WasDemo } from './demo-folder.ts'
import { isTransactionGone } from './http/errors.ts'
import { WeakSecret } from './secrets.ts'

/** Their messages say what to do. */
const OF_OURS = [DatabaseIsNewer, UnfitDatabase, WeakSecret, WasDemo]

/** Why a start failed, as one sentence for whoever runs the server; nothing for what nobody foresaw. */
export function startFailureOf(error: unknown, config: Config): string | undefined {
  if (OF_OURS.some((Failure) => error instanceof Failure)) return (error as Error).message
  const { code, syscall, path } = error as { code?: unknown; syscall?: unknown; path?: unknown }
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `${listenFailures[String(code)]?.(config) ?? cannotListen(config)} (${code})`
  if (typeof path === 'string' && isNamedByAServer(config.databaseUrl, path))
    return `DATABASE_URL names ${path}, which ${fileFailures[String(code)] ?? 'cannot be used'} (${code})`
  if (syscall === 'mkdir' && code === 'ENOENT' && typeof path === 'string')
    return `${path} cannot be made: where it should lie, no folder can be (${code}); ${namedBy(path, config)}`
  if (typeof path === 'string')
    return `${path} ${fileFailures[String(code)] ?? 'cannot be used'} (${code}); ${namedBy(path, config)}`
  return databaseFailureOf(error, fileOf(config.databaseUrl) ?? 'The server of DATABASE_URL')
}

function databaseFailureOf(error: unknown, database: string): string | undefined {
  const { code, message } = error as { code?: unknown; message: string }
  if (isDamaged(error)) return `${database} is damaged, or no database; restore it from a backup (${code})`
  // A full disk shows in several ways: without room for its own side files SQLite reports an I/O error.
  if (isTransactionGone(error) || /^SQLITE_(FULL|IOERR)/.test(String(code)))
    return `${database} cannot be written: is its disk full, or failing? (${code})`
  const closed = /^SQLITE_(CANTOPEN|READONLY)/.test(String(code)) && closedFileOf(database)
  if (closed)
    return `${closed.path} ${fileFailures[closed.code] ?? 'cannot be used'} (${closed.code}); ${whatToDo(database, closed.code)}`
  return isStorageFault(error) ? `${database} cannot be used: ${message}` : undefined
}

/** SQLite only says that it cannot open or write: finds out whether the file or its folder is inaccessible, and why. */
function closedFileOf(file: string): { path: string; code: string } | undefined {
  for (const path of [file, dirname(file)]) {
    try {
      if (path === file && statSync(file).isDirectory()) return { path, code: 'EISDIR' }
      accessSync(path, constants.R_OK | constants.W_OK)
    } catch (error) {
      const { code } = error as { code?: string }
      // A new database file does not exist yet.
      if (code !== undefined && code !== 'ENOENT') return { path, code }
    }
  }
  return undefined
}

const whatToDo = (database: string, code: string): string =>
  code === 'EROFS'
    ? 'mount it for writing, or name another place: DATABASE_URL says it, or else DATA_DIR'
    : `${database} and files beside it are written: DATABASE_URL says where, or else DATA_DIR`

/** The setting that a path comes from: a database may lie elsewhere than the other data. */
function namedBy(path: string, { dataDir, databaseUrl }: Config): string {
  const isOfTheDatabase = fileOf(databaseUrl)?.startsWith(path) && !dataDir.startsWith(path)
  return isOfTheDatabase ? `DATABASE_URL is ${databaseUrl}` : `DATA_DIR is ${dataDir}`
}

/** A certificate, for instance: `?sslrootcert=FILE`. */
const isNamedByAServer = (databaseUrl: string, path: string): boolean =>
  fileOf(databaseUrl) === undefined && databaseUrl.includes(path)

const listenFailures: Partial<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken by another program`,
  EACCES: ({ port }) => `PORT ${port} may not be opened by this user`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine`,
}

const cannotListen = ({ host, port }: Config): string => `The server cannot listen on ${host}, port ${port}`

const fileFailures: Partial<Record<string, string>> = {
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EROFS: 'cannot be written: its disk is read-only',
  ENOSPC: 'cannot be written: its disk is full',
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not in a folder',
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, and should be a file',
}

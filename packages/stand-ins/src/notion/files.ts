import { createHmac, randomUUID } from 'node:crypto'
import type { Answer, Call } from '../http-server.ts'

const HOUR = 3_600_000
const KEY = randomUUID()

/** A link that dies: Notion signs its own files anew for every answer. */
export type Sign = (url: string) => { url: string; expiry_time: string }

type StoredFile = { type: string; bytes: Uint8Array }

/** The files that this workspace keeps; `origin` is the server's own address. */
export function createFiles({ origin, clock }: { origin: () => string; clock: () => Date }) {
  const files = new Map<string, StoredFile>()
  const signatureOf = (path: string, expires: string) =>
    createHmac('sha256', KEY).update(`${path}\n${expires}`).digest('hex')

  /** A file's address is its name until it is signed; addresses elsewhere stay as they are. */
  const sign: Sign = (url) => {
    const expiry_time = new Date(clock().getTime() + HOUR).toISOString()
    if (!url.startsWith(`${origin()}/files/`)) return { url, expiry_time }
    const { pathname } = new URL(url)
    const query = new URLSearchParams({ expires: expiry_time, signature: signatureOf(pathname, expiry_time) })
    return { url: `${url}?${query}`, expiry_time }
  }

  return {
    sign,
    /** Keeps a file and gives the address under which a page's property or block can name it. */
    add(name: string, file: StoredFile): string {
      const path = `/files/${randomUUID()}/${encodeURIComponent(name)}`
      files.set(path, file)
      return origin() + path
    },
    /** The file of a signed link; 403 once it is an hour old, nothing for any other path. */
    answer({ method, path, query }: Call): Answer | undefined {
      if (method !== 'GET' || !path.startsWith('/files/')) return undefined
      const file = files.get(path)
      const expires = query.get('expires') ?? ''
      const isGood = query.get('signature') === signatureOf(path, expires) && expires > clock().toISOString()
      if (!isGood) return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }
      if (!file) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      return { status: 200, body: file.bytes, headers: { 'content-type': file.type } }
    },
  }
}

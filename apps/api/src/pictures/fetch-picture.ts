import { lookup as systemLookup } from 'node:dns'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import type { LookupFunction } from 'node:net'
import { publicOnly } from './public-address.ts'

const MOST_BYTES = 15 * 1024 * 1024
const TYPES = /^image\/(jpeg|png|webp|avif|gif)\b/
const LIMIT_MS = 15_000

export interface PictureSources {
  /** Host names that pictures may come from, over https. */
  hosts: readonly string[]
  /** Origins that the operator has configured, such as a local stand-in; their addresses are not checked. */
  trustedOrigins: readonly string[]
  /** DNS resolution; the system's by default. */
  lookup?: LookupFunction
  limitMs?: number
}

/**
 * Fetches a picture from an allowed host. Follows no redirect, connects to no private address, and trusts the sender
 * with neither size nor type.
 * @throws Error with the reason, for the administrator
 */
export async function fetchPicture(address: string, sources: PictureSources): Promise<Buffer> {
  const url = allowedUrl(address, sources)
  const signal = AbortSignal.timeout(sources.limitMs ?? LIMIT_MS)
  const isTrusted = sources.trustedOrigins.includes(url.origin)
  const response = await open(url, signal, isTrusted ? undefined : (sources.lookup ?? systemLookup))
  try {
    return await bodyOf(response)
  } finally {
    response.destroy()
  }
}

function allowedUrl(address: string, { hosts, trustedOrigins }: PictureSources): URL {
  if (!URL.canParse(address)) throw new Error('is not an address')
  const url = new URL(address)
  if (trustedOrigins.includes(url.origin)) return url
  const isAllowed = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
  if (!isAllowed) throw new Error(`comes from ${url.host || url.protocol}, which is not allowed`)
  return url
}

function open(url: URL, signal: AbortSignal, lookup: LookupFunction | undefined): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  const options = { signal, agent: false, ...(lookup ? { lookup: publicOnly(lookup) } : {}) }
  return new Promise((done, fail) => {
    get(url, options, done).on('error', fail)
  })
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) throw new Error(`was answered with ${response.statusCode}`)
  const type = response.headers['content-type'] ?? 'nothing'
  if (!TYPES.test(type)) throw new Error(`is of the type ${type}`)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new Error('is larger than 15 MB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

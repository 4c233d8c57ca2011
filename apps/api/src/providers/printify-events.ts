import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const eventSchema = z.object({
  id: z.string().max(100),
  type: z.string().max(100),
  resource: z.object({ id: z.union([z.string(), z.number()]).nullish() }).nullish(),
})

export interface PrintEvent {
  id: string
  type: string
  /** The id of the order or product. */
  resourceId: string
}

/** Reads a signed event; undefined when the signature is missing or wrong, or the body is no event. */
export function readPrintEvent(bytes: Buffer, signature: string, secret: string): PrintEvent | undefined {
  const right = Buffer.from(`sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`)
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const event = eventSchema.safeParse(safeJson(bytes))
  if (!event.success) return undefined
  const { id, type, resource } = event.data
  return { id, type, resourceId: String(resource?.id ?? '') }
}

function safeJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

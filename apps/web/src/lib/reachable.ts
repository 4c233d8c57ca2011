const LIMIT_MS = 10_000

/** Whether the server has anything to say about this address, be it that there is no such page. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

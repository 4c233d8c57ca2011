/** Whether the server has anything to say about this address, be it that there is no such page. */
export async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Reads a value from session storage; undefined when there is none that can be read. A missing value, normal on a first
 * visit, throws nothing: for an error's stack the browser would read the first scripts again.
 */
export function readSession(key: string): unknown {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value until the tab is closed, as far as the browser lets us. */
export function writeSession(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage everything works; the visitor only has to type again after a reload.
  }
}

/** Removes a value, as far as the browser lets us. */
export function forgetSession(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** What is kept under some key for this tab. */
export function sessionKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

/**
 * What was kept for this tab under a key; undefined when there is nothing that can be read. Nothing kept is the rule on
 * a first visit and throws nothing: for an error's stack the browser reads the scripts of the first load once more.
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
    // A browser that keeps nothing works on; the visitor only has to type again after a reload.
  }
}

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

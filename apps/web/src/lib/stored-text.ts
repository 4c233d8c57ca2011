interface StoredText {
  /** Null when nothing is kept. */
  read: () => string | null
  write: (text: string | null) => void
  /** Calls the listener when the text changes, in this tab or in another one. */
  watch: (listener: () => void) => () => void
  /** Whether this page has changed it. */
  isTouched: () => boolean
}

/** A text in local storage, shared by all tabs. Without storage it lasts until the page is left. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>()
  let unkept: string | null | undefined
  let touched = false
  return {
    read() {
      if (unkept !== undefined) return unkept
      // Node warns of the storage that it has not got.
      if (import.meta.env.SSR) return null
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      touched = true
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        unkept = undefined
      } catch {
        unkept = text
      }
      for (const listener of listeners) listener()
    },
    watch(listener) {
      const hear = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) listener()
      }
      listeners.add(listener)
      addEventListener('storage', hear)
      // A page restored from the back/forward cache has missed changes.
      addEventListener('pageshow', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', hear)
        removeEventListener('pageshow', listener)
      }
    },
    isTouched: () => touched,
  }
}

import { createContext } from 'react'

/**
 * On the server: the `data:` address of a drawing that is small enough to be inlined. The browser has none, and keeps
 * what the server wrote.
 */
export const InlinePictures = createContext<(src: string) => string | undefined>(() => undefined)

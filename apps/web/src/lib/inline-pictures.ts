import { createContext } from 'react'

/**
 * The server's: a drawing by its address, as a `data:` address, where it is small enough to come with the page. The
 * browser has none, and keeps what the server wrote.
 */
export const InlinePictures = createContext<(src: string) => string | undefined>(() => undefined)

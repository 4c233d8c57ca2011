import { afterEach } from 'vitest'

/** Where it finds this, Testing Library takes away by itself what a test has drawn. */
Object.assign(globalThis, { afterEach })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine gets more time.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

/**
 * jsdom has the dialog element, but cannot open or close it; it scrolls nothing, lays
 * nothing out, and has no canvas to read colors from.
 */
function show(this: HTMLDialogElement) {
  this.open = true
}
function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
Object.assign(HTMLDialogElement.prototype, { show, showModal: show, close })
Element.prototype.scrollIntoView = () => {}
HTMLCanvasElement.prototype.getContext = () => null
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

import { afterEach } from 'vitest'

/** Where it finds this, Testing Library takes away by itself what a test has drawn. */
Object.assign(globalThis, { afterEach })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** jsdom knows the dialog element, but not how to open and close it, nor a canvas to read colours from. */
function show(this: HTMLDialogElement) {
  this.open = true
}
function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
Object.assign(HTMLDialogElement.prototype, { show, showModal: show, close })
HTMLCanvasElement.prototype.getContext = () => null

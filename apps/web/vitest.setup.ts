import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine with much to do gets its time.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => {
  cleanup()
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

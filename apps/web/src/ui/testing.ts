/** jsdom knows the dialog element, but not how to open and close it. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** Whether a press of this button does nothing, as it is now. */
export const isOff = (button: Element): boolean => button.matches(':disabled, [aria-disabled="true"]')

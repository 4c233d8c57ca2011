/** Whether a press of this button does nothing, as it is now. */
export const isOff = (button: Element): boolean => button.matches(':disabled, [aria-disabled="true"]')

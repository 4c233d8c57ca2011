/** Whether pressing this button does nothing at the moment. */
export const isOff = (button: Element): boolean => button.matches(':disabled, [aria-disabled="true"]')

/**
 * A ref for what comes up in the place of what had the focus: whoever was there goes on from it. It wants a `tabIndex`
 * of -1.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

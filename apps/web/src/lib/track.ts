declare global {
  interface Window {
    /** The tag manager's queue; absent where no tag manager is set up. */
    dataLayer?: object[]
  }
}

export type TrackedEvent =
  | 'contact_form_submit'
  | 'lead_capture_submit'
  | 'quote_request'
  | 'phone_call_click'
  | 'chat_start'

/** Tells the tag manager, where there is one. */
export const track = (event: TrackedEvent) => void window.dataLayer?.push({ event })

/** Counts presses on telephone links, wherever on the site they are. */
export function trackPhoneCalls() {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) track('phone_call_click')
  })
}

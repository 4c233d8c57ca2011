import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CardFields } from './card-fields.tsx'

interface DemoCard {
  number: string
  expiry: string
  cvc: string
}

/** A group of elements, as far as the card form uses it. */
export interface DemoElements {
  clientSecret: string
  card: () => DemoCard
}

/** Stripe's element group for a payment: one element, containing our own fields. */
export function createDemoElements(clientSecret: string) {
  let element: ReturnType<typeof createDemoElement> | undefined
  const card = (): DemoCard => element?.card() ?? { number: '', expiry: '', cvc: '' }
  return {
    clientSecret,
    card,
    create: () => {
      element = createDemoElement()
      return element
    },
    getElement: () => element ?? null,
    update: () => {},
    /** Like Stripe's own: validates the fields before anything is sent. */
    submit: async () => {
      const message = incompleteness(card())
      return message ? { error: { type: 'validation_error', message } } : {}
    },
  }
}

function incompleteness({ number, expiry, cvc }: DemoCard): string | undefined {
  if (number.length < 12) return 'Your card number is incomplete.'
  if (!/^\d\d ?\/ ?\d\d$/.test(expiry)) return 'Your card’s expiration date is incomplete.'
  return cvc.length < 3 ? 'Your card’s security code is incomplete.' : undefined
}

function createDemoElement() {
  const events = new EventTarget()
  let place: HTMLElement | undefined
  let root: Root | undefined
  let isReady = false

  const show = () => {
    isReady = true
    events.dispatchEvent(new Event('ready'))
  }
  const unmount = () => {
    const mounted = root
    root = undefined
    // Its own root must not unmount while the surrounding one renders.
    if (mounted) setTimeout(() => mounted.unmount())
  }
  return {
    mount(node: HTMLElement) {
      place = node
      root = createRoot(node)
      root.render(createElement(CardFields, { onReady: show }))
    },
    on(event: string, listener: () => void) {
      events.addEventListener(event, listener)
      if (event === 'ready' && isReady) queueMicrotask(listener)
    },
    off: (event: string, listener: () => void) => events.removeEventListener(event, listener),
    update: () => {},
    unmount,
    destroy: unmount,
    card(): DemoCard {
      const read = (name: string) =>
        place?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? ''
      return { number: read('number').replace(/\D/g, ''), expiry: read('expiry'), cvc: read('cvc') }
    },
  }
}

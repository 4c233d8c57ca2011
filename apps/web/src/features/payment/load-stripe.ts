import type { Stripe } from '@stripe/stripe-js'
import { loadStripe as loadLiveStripe } from '@stripe/stripe-js/pure'

/**
 * Stripe.js, loaded when somebody is about to pay and not before. In demo mode, an object with the same interface that
 * talks to the stand-in.
 * @throws Error when it cannot be loaded
 */
export async function loadStripe(mode: 'live' | 'demo', publishableKey: string): Promise<Stripe> {
  if (mode === 'demo') {
    const { createDemoStripe } = await import('./demo/demo-stripe.ts')
    return createDemoStripe(publishableKey)
  }
  const stripe = await loadLiveStripe(publishableKey)
  if (!stripe) throw new Error('The card provider did not load.')
  return stripe
}

/**
 * The provider's loader waits for its one script however long it takes, and every later call waits with it. Told that
 * the script has failed, it fetches it anew.
 */
export function giveUpLoading(): void {
  if ('Stripe' in window) return
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))
}

import { type PopupTriggers, popupDefaults } from '@beacon/rules/popup-timing'
import { lazy, Suspense } from 'react'
import { useLeadPopup } from './use-lead-popup.ts'

const loadOffer = async () => ({ default: (await import('./offer.tsx')).Offer })
const Offer = lazy(loadOffer)

/** Offers the free website package once, to a visitor who has read a while or is about to leave (D10, D11). */
export function LeadPopup({ triggers = popupDefaults }: { triggers?: PopupTriggers }) {
  const { wasShown, open, close } = useLeadPopup(triggers, loadOffer)
  return <Suspense>{wasShown && <Offer open={open} onClose={close} />}</Suspense>
}

import { type PopupTriggers, popupDefaults } from '@beacon/rules/popup-timing'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLeadPopup } from './use-lead-popup.ts'

const loadOffer = async () => (await import('./offer.tsx')).Offer
const Offer = lazyPart(loadOffer)

interface LeadPopupProps {
  triggers?: PopupTriggers
  /** How long the page had been read before the popup's clock started. */
  alreadyReadMs?: number
}

/** Offers the free website package once, to a visitor who has read for a while or is about to leave (D10, D11). */
export function LeadPopup({ triggers = popupDefaults, alreadyReadMs = 0 }: LeadPopupProps) {
  const { wasShown, open, close } = useLeadPopup(triggers, loadOffer, alreadyReadMs)
  return <Suspense>{wasShown && <Offer open={open} onClose={close} />}</Suspense>
}

import { popupWired } from '@beacon/rules/popup-timing'
import { LeadPopup } from './lead-popup.tsx'

/** The popup as this site shows it. */
export const WiredPopup = ({ alreadyReadMs }: { alreadyReadMs: number }) => (
  <LeadPopup triggers={popupWired} alreadyReadMs={alreadyReadMs} />
)

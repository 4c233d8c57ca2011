import { popupWired } from '@beacon/rules/popup-timing'
import { LeadPopup } from './lead-popup.tsx'

/** The popup with this site's configuration. */
export const WiredPopup = ({ alreadyReadMs }: { alreadyReadMs: number }) => (
  <LeadPopup triggers={popupWired} alreadyReadMs={alreadyReadMs} />
)

import { leadOffer } from '@beacon/content/lead-offer'
import { type PopupTriggers, popupDefaults } from '@beacon/rules/popup-timing'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LeadForm } from '../lead-form/index.ts'
import { useLeadPopup } from './use-lead-popup.ts'

/** The free website package, offered once to a visitor who has read a while or is about to leave (D10, D11). */
export function LeadPopup({ triggers = popupDefaults }: { triggers?: PopupTriggers }) {
  const { open, close } = useLeadPopup(triggers)
  return (
    <Dialog open={open} onClose={close} title={leadOffer.title}>
      <p>{leadOffer.text}</p>
      <ul className="grid gap-1.5 text-sm">
        {leadOffer.includes.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-bay" />
            {item}
          </li>
        ))}
      </ul>
      <LeadForm
        id="lead-popup"
        source="Free website popup"
        submitLabel={leadOffer.submit}
        thanks={leadOffer.thanks}
        onDone={close}
      />
      <p className="text-muted text-xs">{leadOffer.conditions}</p>
    </Dialog>
  )
}

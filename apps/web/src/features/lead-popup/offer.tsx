import { leadOffer } from '@beacon/content/lead-offer'
import { popupSource } from '@beacon/content/lead-sources'
import { useLocation } from 'react-router-dom'
import { readAttribution } from '../../lib/attribution.ts'
import { contactAnswer, paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LeadForm } from '../lead-form/index.ts'

interface OfferProps {
  open: boolean
  onClose: () => void
}

/** The free website package, and the form that asks for it. */
export function Offer({ open, onClose }: OfferProps) {
  const query = new URLSearchParams(readAttribution().campaign)
  query.set('from', useLocation().pathname)
  return (
    <Dialog open={open} onClose={onClose} title={leadOffer.title}>
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
        source={popupSource}
        submitLabel={leadOffer.submit}
        thanks={leadOffer.thanks}
        // Not every page that shows the popup takes a form at its own address.
        action={`${paths.contact}?${query}${contactAnswer}`}
        onDone={onClose}
      />
      <p className="text-muted text-sm">{leadOffer.conditions}</p>
    </Dialog>
  )
}

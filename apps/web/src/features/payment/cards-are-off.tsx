import { agency } from '@beacon/content/agency'
import { useSyncExternalStore } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const never = () => () => {}

/** Whether the server said with the document that no card provider is configured; false before hydration. */
export const useCardsAreOff = (): boolean =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset.cards === 'off',
    () => false,
  )

/** No card provider is configured here (mode 'off'), and what the visitor can do instead. */
export function CardsAreOff() {
  const { office } = agency.phones
  return (
    <Notice tone="warning" title="We cannot take cards on this site right now" live>
      <p>
        Call <TextLink to={office.href}>{office.display}</TextLink> or write to{' '}
        <TextLink to={`mailto:${agency.email}`}>{agency.email}</TextLink>: we take your order by hand.
      </p>
    </Notice>
  )
}

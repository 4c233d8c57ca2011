import type { Parcel } from '@beacon/contract/orders'
import { TextLink } from '../../ui/text-link.tsx'

/** The shipped parcels: carrier and tracking link. Several rows only if there are several parcels. */
export function ParcelList({ parcels }: { parcels: readonly Parcel[] }) {
  if (parcels.length === 0) return null
  return (
    <ul aria-label="Packages" className="grid gap-1 [overflow-wrap:anywhere]">
      {parcels.map(({ carrier, number, url }) => (
        <li key={`${carrier} ${number} ${url}`}>
          {carrier || 'Tracking'}
          {(url || number) && ': '}
          {url ? <TextLink to={url}>{number || 'track the package'}</TextLink> : number}
        </li>
      ))}
    </ul>
  )
}

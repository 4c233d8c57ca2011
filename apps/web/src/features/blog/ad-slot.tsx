import { type HouseAd, houseAds } from '@beacon/content/blog'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useAdClient } from '../consent/index.ts'

declare global {
  interface Window {
    /** The advertising network's queue of slots to fill. */
    adsbygoogle?: object[]
  }
}

interface AdSlotProps {
  /** Which of our own advertisements to show; they rotate. */
  turn: number
  shape: 'line' | 'column'
}

/**
 * An advertisement: one of our own, unless an advertising client is configured and the visitor has consented to it. Not
 * a landmark: a page has several, and none is a place to navigate to.
 */
export function AdSlot({ turn, shape }: AdSlotProps) {
  const client = useAdClient()
  const ad = houseAds[turn % houseAds.length]
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups an advertisement; a fieldset groups form fields
    <div role="group" aria-label="Advertisement" className={classNames('ad-slot', `ad-slot-${shape}`)}>
      {client ? <NetworkAd client={client} /> : ad && <OwnAd ad={ad} />}
    </div>
  )
}

function OwnAd({ ad }: { ad: HouseAd }) {
  return (
    <>
      <p className="text-muted text-xs">Our own ad</p>
      <p className="font-display font-semibold text-h4">{ad.title}</p>
      <p className="text-muted text-sm">{ad.text}</p>
      <p className="font-semibold text-sm">
        <TextLink to={addressOf(ad)} alone>
          {ad.action}
        </TextLink>
      </p>
    </>
  )
}

function addressOf(ad: HouseAd): string {
  if ('book' in ad) return paths.bookConsultation(ad.book)
  return ad.page === 'services' ? paths.services : paths.restaurantCalculator
}

function NetworkAd({ client }: { client: string }) {
  useEffect(() => {
    window.adsbygoogle = window.adsbygoogle ?? []
    window.adsbygoogle.push({})
  }, [])
  return (
    <ins
      className="adsbygoogle"
      data-ad-client={client}
      data-ad-format="auto"
      data-full-width-responsive="true"
    />
  )
}

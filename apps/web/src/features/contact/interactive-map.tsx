import { agency } from '@beacon/content/agency'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/**
 * A third-party map for those who want to zoom: offered only if the owner has configured one, and loaded only by the
 * button that names its provider (D24).
 */
export function InteractiveMap() {
  const [address, setAddress] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setAddress(document.documentElement.dataset.mapEmbed), [])
  if (!address) return null
  const host = new URL(address).host
  if (isOpen) {
    return (
      <iframe
        src={address}
        title={`Map with ${agency.shortName}’s office`}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="aspect-4/3 w-full border border-line md:aspect-21/9"
      />
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Load the interactive map
      </Button>
      <span className="text-muted">
        It comes from {host}, which then learns your address on the internet.
      </span>
    </p>
  )
}

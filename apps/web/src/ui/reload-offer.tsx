import { Button } from './button.tsx'

/** Offers to reload the page. `kept`: what was typed survives it. */
export function ReloadOffer({ kept = false }: { kept?: boolean }) {
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      {kept && <p>What you typed will still be here.</p>}
      <Button size="sm" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  )
}

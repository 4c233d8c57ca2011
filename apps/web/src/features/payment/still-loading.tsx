import { useAfter } from '../../lib/use-after.ts'
import { Button } from '../../ui/button.tsx'
import { STILL_LOADING } from './words.ts'

const LONG_MS = 5_000

/** A form that does not come is not waited for in silence. */
export function StillLoading({ onRetry }: { onRetry?: () => void }) {
  const isLong = useAfter(LONG_MS)
  return (
    <div className={isLong ? 'grid justify-items-start gap-3' : 'sr-only'}>
      <p role="status" className="text-sm">
        {isLong && STILL_LOADING}
      </p>
      {isLong && onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}

import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLinkedCode } from '../../lib/promo-link.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

const LinkedCodeNotice = lazyPart(async () => (await import('./linked-code-notice.tsx')).LinkedCodeNotice)

/** Whoever has come by a campaign's link sees that its code holds; everybody else fetches nothing of it. */
export const LinkedCode = () => (useHydrated() ? <WithCode /> : null)

function WithCode() {
  const code = useLinkedCode()
  if (!code) return null
  return (
    <Suspense>
      <LinkedCodeNotice key={code} code={code} />
    </Suspense>
  )
}

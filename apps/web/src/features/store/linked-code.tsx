import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLinkedCode } from '../../lib/promo-link.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

const LinkedCodeNotice = lazyPart(async () => (await import('./linked-code-notice.tsx')).LinkedCodeNotice)

/** Shows visitors of a campaign link that its code applies; nobody else loads any of it. */
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

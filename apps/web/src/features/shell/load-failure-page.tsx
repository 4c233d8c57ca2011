import { agency } from '@beacon/content/agency'
import { useEffect, useState } from 'react'
import { isReachable } from '../../lib/reachable.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'

const SPACED = {
  display: 'grid',
  minHeight: '60vh',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '1.5rem',
  paddingBlock: '5rem',
}

const TRY_EVERY_MS = 5_000

/** @returns whether the address is being reloaded */
async function reloadIfReachable(): Promise<boolean> {
  const isThere = await isReachable()
  if (isThere) window.location.reload()
  return isThere
}

/**
 * Shown in place of a page that could not be loaded. As soon as the server answers, the address is reloaded: a browser
 * may cache a module's failure, and after a release the old module is gone.
 */
export function LoadFailurePage() {
  const [isTrying, setIsTrying] = useState(false)

  async function tryAgain() {
    setIsTrying(true)
    if (!(await reloadIfReachable())) setIsTrying(false)
  }

  useEffect(() => {
    void reloadIfReachable()
    // Once it reloads, no more: a slow answer would be thrown away for the next.
    const timer = setInterval(async () => {
      if (await reloadIfReachable()) clearInterval(timer)
    }, TRY_EVERY_MS)
    addEventListener('online', reloadIfReachable)
    return () => {
      clearInterval(timer)
      removeEventListener('online', reloadIfReachable)
    }
  }, [])

  return (
    <Container>
      {/* The style sheet is not fetched either when the first touch of a page comes without a connection. */}
      <div style={SPACED}>
        <title>This page did not arrive</title>
        <h1>This page did not arrive</h1>
        <p className="max-w-measure text-lg text-muted">
          We could not reach the server. The page will load as soon as it answers.
        </p>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <Button variant="primary" size="lg" pending={isTrying} pendingLabel="Trying…" onClick={tryAgain}>
            Try again
          </Button>
          <LinkButton to={agency.phones.office.href} variant="link">
            {agency.phones.office.display}
          </LinkButton>
        </div>
      </div>
    </Container>
  )
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { useToast } from '../../ui/toast.tsx'

/**
 * There is no such product. The server's page explains it; a browser with the application shows that briefly and
 * redirects to the store (decision D4).
 */
export function ProductMissing() {
  useStoreInstead('Product not found', 'warning')
  return (
    <Container className="grid min-h-[60vh] content-center justify-items-start gap-6 py-20">
      <h1>Product not found</h1>
      <p className="max-w-measure text-lg text-muted">
        It is no longer in the store, or there is a typo in the address. Everything we sell is on one page.
      </p>
      <LinkButton to={paths.store} variant="primary" size="lg">
        To the store
      </LinkButton>
    </Container>
  )
}

/** The store did not respond, so nothing is known of the product: it may well exist. */
export function ProductFailed() {
  useStoreInstead('The product did not load. Please try again.', 'danger')
  return null
}

function useStoreInstead(words: string, tone: 'warning' | 'danger') {
  const navigate = useNavigate()
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it redirects once
  useEffect(() => {
    toast(words, tone)
    navigate(paths.store, { replace: true })
  }, [])
}

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'

interface Props {
  children: ReactNode
}

interface State {
  error?: Error
}

/** Catches errors that no page has caught. React supports this only with a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('uncaught while rendering', error, componentStack)
  }

  override render() {
    return this.state.error ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}

/** The screen of the specification's error catalogue, verbatim. */
function ErrorScreen({ error }: { error: Error }) {
  return (
    <main className="error-screen grid min-h-dvh grid-cols-1 content-center px-5 md:px-[12vw]">
      <title>Something went wrong</title>
      <a href="/" aria-label="Home" className="mb-12 w-fit">
        <Logo className="h-12 w-11" />
      </a>
      <h1>Something went wrong</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">
        We're sorry, but something unexpected happened. Please try refreshing the page.
      </p>
      <Button variant="primary" size="lg" className="mt-8 w-fit" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
      <details className="mt-12 max-w-measure border-line border-t pt-4 text-sm">
        <summary className="font-semibold">Error details</summary>
        <pre className="mt-3 overflow-x-auto whitespace-pre-wrap text-muted text-xs">
          {error.stack ?? error.message}
        </pre>
      </details>
    </main>
  )
}

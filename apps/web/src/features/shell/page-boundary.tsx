import { Component, type ReactNode } from 'react'
import { LoadFailurePage } from './load-failure-page.tsx'

interface Props {
  /** Where the visitor is: another address is another try. */
  pathname: string
  /** The page would bring its own `main`. */
  bare: boolean
  children: ReactNode
}

interface State {
  pathname: string
  error?: unknown
}

/**
 * Catches failures of the network: a page's module, or the data that the page requested. Everything else is left to the
 * boundary around the site.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return state.pathname === pathname ? null : { pathname, error: undefined }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isUnreached(error)) throw error
    return this.props.bare ? (
      <main id="main" tabIndex={-1}>
        <LoadFailurePage />
      </main>
    ) : (
      <LoadFailurePage />
    )
  }
}

/** An `ApiError`, like `NotFetched`, is known by its code: its module is more than a first screen should fetch. */
const isUnreached = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'network'

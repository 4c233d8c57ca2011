import type { ReactNode } from 'react'
import { ToastProvider } from '../../ui/toast.tsx'
import { SiteCart } from '../cart/index.ts'
import { SiteChat } from '../chat/index.ts'
import { Consent } from '../consent/index.ts'
import { SitePopup } from '../lead-popup/index.ts'
import { DemoBanner } from './demo-banner.tsx'
import { FloatingCorner } from './floating-corner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteFocus } from './route-focus.tsx'
import { TopBar } from './top-bar.tsx'

interface ShellProps {
  children: ReactNode
  /** Whether the page brings its own header and `main`, like the back office's. */
  bare?: boolean
  /** Whether no route matches the address. */
  unknown?: boolean
}

/** The frame of every page. */
export function Shell({ children, bare = false, unknown = false }: ShellProps) {
  return (
    <ToastProvider>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <DemoBanner />
      {bare ? (
        children
      ) : (
        <>
          <Consent />
          <header className="relative z-30">
            <TopBar />
            <Header />
          </header>
          <main id="main" tabIndex={-1} className="min-h-[90vh]">
            {children}
          </main>
          <Footer unknown={unknown} />
          <SitePopup />
          <FloatingCorner>
            <SiteCart />
            <SiteChat />
          </FloatingCorner>
        </>
      )}
      <RouteFocus />
    </ToastProvider>
  )
}

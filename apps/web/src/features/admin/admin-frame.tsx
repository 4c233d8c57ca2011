import type { ReactNode } from 'react'
import { PageMeta, titleOf } from '../../lib/page-meta.tsx'
import { AdminHeader } from './admin-header.tsx'

interface AdminFrameProps {
  title: string
  path: string
  /** False before signing in, when no link would work. */
  hasNavigation: boolean
  children: ReactNode
}

/** The frame of every back-office screen. */
export function AdminFrame({ title, path, hasNavigation, children }: AdminFrameProps) {
  return (
    <>
      <PageMeta
        title={titleOf(`${title} | Back office`)}
        description={`${title}: a screen of the agency's back office, for signed-in staff.`}
        path={path}
        noindex
      />
      <AdminHeader hasNavigation={hasNavigation} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

import type { Diagnostics } from '@beacon/contract/diagnostics'
import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BlogTest } from './blog-test.tsx'
import { SettingsTable, StatusTable } from './status-table.tsx'

/** Which integrations of this installation work, without showing any setting's value (D23). */
export function DiagnosticsScreen() {
  const { diagnostics, failure } = useDiagnostics()
  return (
    <Container className="grid gap-12 py-14 md:py-20">
      <header className="grid gap-5">
        <h1>Integration check</h1>
        <p className="max-w-measure text-lg">
          For the people who run this site: what is connected, and whether the blog can be read.
        </p>
      </header>
      <ul className="grid max-w-measure list-disc gap-2 pl-5 marker:text-bay">
        <li>The website is up: this page came from it.</li>
        <li>
          Without a connection to Notion, blog content currently comes from local data, because the content
          service cannot be called from a browser: that would show its token to everybody. Our server calls
          it, and keeps a copy.
        </li>
        <li>No setting’s value is ever shown here.</li>
      </ul>
      {failure && (
        <Notice tone="danger" title="The state could not be read">
          {failure}
        </Notice>
      )}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <Part id="integrations" title="Integrations">
          {diagnostics ? (
            <StatusTable status={diagnostics.status} />
          ) : (
            !failure && <Skeleton label="Reading the state" lines={6} />
          )}
        </Part>
        <Part id="blog-test" title="Blog posts">
          <BlogTest />
        </Part>
      </div>
      <Part id="settings" title="Settings that are present">
        {diagnostics?.settings ? (
          <SettingsTable settings={diagnostics.settings} />
        ) : (
          <p className="max-w-measure text-muted">
            Only an administrator sees which settings are filled in.{' '}
            <TextLink to={paths.adminSignIn}>Sign in</TextLink> and come back to this page.
          </p>
        )}
      </Part>
    </Container>
  )
}

function useDiagnostics() {
  const [diagnostics, setDiagnostics] = useState<Diagnostics>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isLeft = false
    async function read() {
      const { fetchDiagnostics } = await import('./fetch-diagnostics.ts')
      return fetchDiagnostics()
    }
    read().then(
      (answer) => !isLeft && setDiagnostics(answer),
      (error: Error) => !isLeft && setFailure(error.message),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return { diagnostics, failure }
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-5">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

import type { BlogSummary } from '@beacon/contract/blog'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LINE } from './line.ts'

type Test =
  | { phase: 'idle' | 'testing' }
  | { phase: 'failed'; message: string }
  | { phase: 'loaded'; total: number; source: string; first: BlogSummary[] }

/** Loads the posts the way the blog does, and shows the first three (ADMIN-6). */
export function BlogTest() {
  const [test, setTest] = useState<Test>({ phase: 'idle' })

  async function run() {
    setTest({ phase: 'testing' })
    try {
      const { testPosts } = await import('./fetch-diagnostics.ts')
      setTest({ phase: 'loaded', ...(await testPosts()) })
    } catch (error) {
      setTest({ phase: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <div className="grid justify-items-start gap-6">
      <Button onClick={run} pending={test.phase === 'testing'} pendingLabel="Testing...">
        Test NotionService
      </Button>
      {test.phase === 'failed' && (
        <Notice tone="danger" live>
          {test.message}
        </Notice>
      )}
      <div role="status" className="w-full empty:hidden">
        {test.phase === 'loaded' && <Loaded {...test} />}
      </div>
    </div>
  )
}

function Loaded({ total, source, first }: Extract<Test, { phase: 'loaded' }>) {
  return (
    <>
      <p className="text-sm">
        {total} {total === 1 ? 'post' : 'posts'},{' '}
        {source === 'notion' ? 'from our copy of Notion' : 'from local data'}. The first {first.length}:
      </p>
      <ol className="mt-3 border-line border-t">
        {first.map(({ id, title, published, category }) => (
          <li key={id} className={LINE}>
            <span className="grid min-w-0 gap-0.5">
              <span className="font-semibold">{title}</span>
              <span className="text-muted text-sm">{category}</span>
            </span>
            <Badge tone={published ? 'success' : 'neutral'}>{published ? 'Published' : 'Draft'}</Badge>
          </li>
        ))}
      </ol>
    </>
  )
}

import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Cover } from './cover.tsx'

/** There is no such post: explains why, and links back. */
export function PostNotFound({ slug }: { slug: string }) {
  return (
    <div className="post-header lg:border-b-0">
      <Container className="post-header-words max-lg:pt-12 lg:min-h-[90vh] lg:content-center">
        <div className="grid gap-6">
          <h1>Post Not Found</h1>
          <p className="max-w-measure text-lg">The blog post you're looking for doesn't exist.</p>
          <dl className="grid w-fit max-w-full grid-cols-[auto_auto] gap-x-6 border-line border-y text-sm">
            <dt className="py-2 text-muted">You asked for</dt>
            <dd className="py-2 [overflow-wrap:anywhere]">{slug === '' ? 'nothing' : slug}</dd>
            <dt className="py-2 text-muted">Our answer</dt>
            <dd className="py-2">{slug === '' ? 'No post slug provided' : 'Post not found'}</dd>
          </dl>
          <p>
            <LinkButton to={paths.blog} variant="primary" size="lg">
              Back to Blog
            </LinkButton>
          </p>
        </div>
      </Container>
      <div className="post-header-picture">
        <Cover category="ai-automation" slug={slug} className="h-full" />
      </div>
    </div>
  )
}

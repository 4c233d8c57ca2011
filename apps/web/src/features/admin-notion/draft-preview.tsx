import type { BlogPost } from '@beacon/contract/blog'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { closeOnEscape, FactLine, FailedState, OpenedHeading, RowsSkeleton } from '../admin/index.ts'
import { Blocks, categoryName, PostFacts, PostPicture } from '../blog/index.ts'
import { draftQuery } from './queries.ts'

/** An unpublished post as the blog would show it: text, picture and search result. */
export function DraftPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isRefetching, refetch } = useQuery(draftQuery(id))
  return (
    <article tabIndex={-1} onKeyDown={closeOnEscape(onClose)} className="grid max-w-3xl grid-cols-1 gap-6">
      <OpenedHeading id={data ? id : ''} onClose={onClose}>
        {data?.post.title ?? 'Draft'}
      </OpenedHeading>
      {error && (
        <FailedState what="this draft" error={error} onRetry={() => void refetch()} pending={isRefetching} />
      )}
      {!data && !error && <RowsSkeleton label="Reading the draft in Notion" rows={5} />}
      {data && (
        <>
          <Notice tone="info" title={data.post.published ? 'As it is in Notion now' : 'Only you see this'}>
            <p>
              {data.post.published
                ? 'The blog shows the last copy.'
                : 'Visitors see it once it is marked as published in Notion and its day has come.'}
            </p>
            <Button
              size="sm"
              variant="secondary"
              className="mt-3"
              onClick={() => void refetch()}
              pending={isRefetching}
              pendingLabel="Reading…"
            >
              Read it again
            </Button>
          </Notice>
          {data.remarks.map((remark) => (
            <Notice key={remark} tone="warning">
              {remark}
            </Notice>
          ))}
          <Facts post={data.post} />
          <Text post={data.post} />
        </>
      )}
    </article>
  )
}

const Facts = ({ post }: { post: BlogPost }) => (
  <dl className="grid gap-1 border-line border-y py-3 text-sm">
    <FactLine label="Address">{paths.blogPost(post.slug)}</FactLine>
    <FactLine label="Category">{categoryName(post.category)}</FactLine>
    <FactLine label="Tags">{post.tags.join(', ') || 'None'}</FactLine>
    <FactLine label="In searches">{post.meta.description}</FactLine>
  </dl>
)

function Text({ post }: { post: BlogPost }) {
  return (
    <>
      <p className="max-w-measure text-lg">{post.excerpt}</p>
      <PostFacts post={post} />
      <PostPicture post={post} sizes="(min-width: 48rem) 48rem, 100vw" />
      <div className="post-text">
        {post.content.length > 0 ? (
          <Blocks blocks={post.content} />
        ) : (
          <p>There is no text on its page yet.</p>
        )}
      </div>
    </>
  )
}

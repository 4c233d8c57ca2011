import type { BlogPost } from '@beacon/contract/blog'
import { noWrap } from '@beacon/rules/no-wrap'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Container } from '../../ui/layout.tsx'
import { categoryName } from './categories.ts'
import { postCrumbs } from './post-crumbs.ts'
import { PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'
import { TagLinks } from './tag-links.tsx'

/** Title and facts, with the picture beside them up to the window's edge, or below them on a phone. */
export function PostHeader({ post }: { post: BlogPost }) {
  return (
    <header className="post-header">
      <Container className="post-header-words">
        <Breadcrumbs crumbs={postCrumbs(post)} />
        <div className="grid grid-cols-1 gap-5">
          <p>
            <Link
              to={paths.blogCategory(post.category)}
              className="prose-link link-alone font-medium text-sm"
            >
              {categoryName(post.category)}
            </Link>
          </p>
          <h1 className="post-title">{noWrap(post.title)}</h1>
          <p className="max-w-measure text-lg">{post.excerpt}</p>
          <PostFacts post={post} hasLink />
          <TagLinks tags={post.tags} label="Tags" />
        </div>
      </Container>
      <div className="post-header-picture">
        <PostPicture post={post} sizes="(min-width: 64rem) 45vw, 100vw" isFirst className="h-full" />
      </div>
    </header>
  )
}

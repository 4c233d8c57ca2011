import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

interface ReadOnProps {
  post: { slug: string; title: string }
  words: 'Read More →' | 'Read Full Article →'
}

/** The link to a post below its card. Not a tab stop: the title already is one, and one per card is enough. */
export function ReadOn({ post, words }: ReadOnProps) {
  return (
    <p className="post-card-more">
      <Link to={paths.blogPost(post.slug)} tabIndex={-1}>
        {words}
        <span className="sr-only">: {post.title}</span>
      </Link>
    </p>
  )
}

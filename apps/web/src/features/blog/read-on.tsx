import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

interface ReadOnProps {
  post: { slug: string; title: string }
  words: 'Read More →' | 'Read Full Article →'
}

/** The way into a post, under its card. The keyboard has the title for it: one stop a card is enough. */
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

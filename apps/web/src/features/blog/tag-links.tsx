import { tagSlug } from '@beacon/rules/blog-posts'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Tags, linked to other posts with the same tag. */
export function TagLinks({ tags, label }: { tags: readonly string[]; label: string }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          {tagSlug(tag) ? (
            <Link to={paths.blogTag(tag)} className="tag-link">
              {tag}
            </Link>
          ) : (
            tag
          )}
        </li>
      ))}
    </ul>
  )
}

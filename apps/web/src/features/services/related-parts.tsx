import { type ConsultationId, consultationOf } from '@beacon/content/booking-services'
import { type PostSlug, postList } from '@beacon/content/post-list'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

/** A post's title as a link with an arrow. */
export function PostLink({ slug, className }: { slug: PostSlug; className: string }) {
  return (
    <Link to={paths.blogPost(slug)} className={classNames('group flex py-5', className)}>
      <span className="flex-1 font-display font-semibold text-h4 underline-offset-4 group-hover:underline">
        {postList[slug].title}
      </span>
      <Icon name="arrow-right" className="mt-0.5 size-5 shrink-0 text-bay" />
    </Link>
  )
}

/** A paid consultation: its name as the heading of the section, duration, price and description. */
export function ConsultationFacts({ id, isSmall = false }: { id: ConsultationId; isSmall?: boolean }) {
  const { name, durationMinutes, price, description } = consultationOf(id)
  return (
    <>
      <h2 id="consultation" className="text-h3">
        {name}
      </h2>
      <p className="font-medium text-sm tabular-nums">
        {durationMinutes} minutes, {price.toLowerCase()}
      </p>
      <p className={classNames('max-w-measure text-muted', isSmall && 'text-sm')}>{description}</p>
    </>
  )
}

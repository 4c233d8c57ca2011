import { reviewWidget } from '@beacon/content/reviews'
import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon.tsx'

const never = () => () => {}

/** The address of the reviews, which the server wrote into the document; empty if not configured. */
const useReviewsUrl = () =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset.reviewsUrl ?? '',
    () => '',
  )

interface ReviewWidgetProps {
  /** The number of reviews; defaults to the owner's content. */
  count?: number
}

/** The rating on a review site, in one line. Renders nothing below ten reviews (SITE-10). */
export function ReviewWidget({ count = reviewWidget.count }: ReviewWidgetProps) {
  const url = useReviewsUrl()
  if (count < reviewWidget.minimumCount) return null
  return (
    <aside aria-label="Reviews" className="flex items-center gap-4">
      <p className="font-display font-semibold text-h2 tabular-nums">{reviewWidget.rating}</p>
      <div className="text-sm">
        <p className="font-semibold">{reviewWidget.title}</p>
        <p className="text-muted">
          {url ? (
            <a href={url} rel="noopener" className="prose-link inline-flex items-center gap-1">
              Read all {count} reviews
              <Icon name="arrow-up-right" className="size-4" />
            </a>
          ) : (
            `From ${count} reviews`
          )}
        </p>
      </div>
    </aside>
  )
}

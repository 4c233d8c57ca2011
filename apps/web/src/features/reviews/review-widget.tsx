import { reviewWidget } from '@beacon/content/reviews'
import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon.tsx'

const never = () => () => {}

/** Where the reviews are, as the server wrote it into the document; empty where no address is configured. */
const useReviewsUrl = () =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset.reviewsUrl ?? '',
    () => '',
  )

interface ReviewWidgetProps {
  /** How many reviews there are; as the owner's content says when left out. */
  count?: number
}

/** What a review site says of us, in one line of the page. Below ten reviews it says nothing (SITE-10). */
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

/**
 * Fixed ratings that the specification asks for. They are the owner's to replace by real reviews and never become
 * structured data; `shown: false` takes them off every page (decision D8).
 */
export const productRatings = {
  shown: true,
  cardRating: 4.9,
  pageStars: 5,
  pageCount: '(127 reviews)',
} as const

/** The review-site widget. It appears only when `count` reaches `minimumCount`. */
export const reviewWidget = {
  title: 'What clients say on Google',
  rating: 4.9,
  count: 127,
  /** Said by the assistant with the rating. Goes when a real one takes its place. */
  note: 'This rating is an example: please ask us for references.',
  minimumCount: 10,
} as const

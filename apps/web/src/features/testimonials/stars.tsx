const OUT_OF = [1, 2, 3, 4, 5]

/** Full stars out of five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} of 5 stars`} className="flex gap-1">
      {OUT_OF.map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path
            className={star <= rating ? 'fill-beacon' : 'fill-line'}
            d="m12 2 3 6.6 7.2.8-5.4 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z"
          />
        </svg>
      ))}
    </p>
  )
}

const VALUES = ['w-20', 'w-56', 'w-48', 'w-52', 'w-24', 'w-28', 'w-60']

/** A placeholder for a booking, in its own shape, so that nothing jumps when it loads. */
export const ManagedSkeleton = () => (
  <div className="managed-grid noscript:hidden">
    <p role="status" className="sr-only">
      Loading your booking
    </p>
    <div aria-hidden="true" className="border-line border-b">
      {VALUES.map((width) => (
        <div key={width} className="flex min-h-13 items-center border-line border-t">
          <span className="w-26">
            <span className="skeleton block h-4 w-14" />
          </span>
          <span className={`skeleton h-4 max-w-full ${width}`} />
        </div>
      ))}
    </div>
  </div>
)

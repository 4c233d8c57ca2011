/** A placeholder for posts, of the same size. */
export function LoadingPosts() {
  return (
    <div role="status" className="grid gap-10">
      <p className="text-muted text-sm">Loading blog posts...</p>
      <div aria-hidden="true" className="grid gap-4">
        <span className="skeleton aspect-16/9" />
        <span className="skeleton h-10 w-4/5" />
        <span className="skeleton h-5 w-3/5" />
      </div>
      <div aria-hidden="true" className="post-grid">
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className="grid content-start gap-3">
            <span className="skeleton aspect-8/5" />
            <span className="skeleton h-6 w-11/12" />
            <span className="skeleton h-4 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The mark: a lighthouse whose light falls to the left, where a page begins. */
export function Logo({ className = 'h-9 w-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true" className={className}>
      <path className="fill-beacon" d="M0 5.5 13 10v2.5L0 17z" />
      <path
        fill="currentColor"
        d="M15 6.5C15 4 17.2 2 19.5 2S24 4 24 6.5v1h-9zm.5 3h8v4h-8zM13.5 15h12v2h-12zM15 18.5h9l.6 5.5H14.3zm-.9 7h10.8L26 35H13z"
      />
    </svg>
  )
}

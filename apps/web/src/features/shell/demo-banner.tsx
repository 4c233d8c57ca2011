/** A thin bar above everything in demo mode; `data-demo` on the document element shows it (decision D22). */
export function DemoBanner() {
  return (
    <aside aria-label="Demo" className="demo-banner">
      Demo: nothing is charged, printed or mailed.
    </aside>
  )
}

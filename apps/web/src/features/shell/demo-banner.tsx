/** A thin bar above everything in demo mode; `data-demo` on the document element shows it (decision D22). */
export function DemoBanner() {
  return (
    <aside aria-label="Demo" className="demo-banner">
      Demo: no card is charged, and nothing is printed<span className="demo-mail"> or mailed</span>.
    </aside>
  )
}

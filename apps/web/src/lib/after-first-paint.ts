/**
 * Runs a task once the page has been painted and parsed, at the latest three seconds after the load event. That event
 * is not used by itself, because it may precede the first paint; nor is the paint, because a document that stalls is
 * painted in part, and hydrating half a page would render the rest twice.
 */
export function afterFirstPaint(task: () => void) {
  const whenParsed = () =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', task, { once: true }) : task()
  addEventListener('load', () => setTimeout(task, 3000))
  new PerformanceObserver(() => setTimeout(whenParsed)).observe({ type: 'paint', buffered: true })
}

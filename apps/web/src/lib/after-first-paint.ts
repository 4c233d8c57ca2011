/**
 * The load event is not late enough: it comes before the first paint where drawing takes its time. Nor is the paint: a
 * document that stalls on its way is painted in part, and to take over half a page would double its rest.
 */
export function afterFirstPaint(task: () => void) {
  const whenParsed = () =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', task, { once: true }) : task()
  addEventListener('load', () => setTimeout(task, 3000))
  new PerformanceObserver(() => setTimeout(whenParsed)).observe({ type: 'paint', buffered: true })
}

/** The load event is not late enough: it comes before the first paint where drawing takes its time. */
export function afterFirstPaint(task: () => void) {
  addEventListener('load', () => setTimeout(task, 3000))
  new PerformanceObserver(() => setTimeout(task)).observe({ type: 'paint', buffered: true })
}

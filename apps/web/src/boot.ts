/**
 * The only script that a page carries inline: it sets the theme before the first paint, keeps the theme toggle working
 * at all times, and fetches the application and the whole style sheet when the page has painted, or at the visitor's
 * first touch.
 */
import { applyStoredTheme, toggleTheme } from './lib/theme.ts'

const { app, styles } = document.currentScript?.dataset ?? {}
const HANDS = ['pointerdown', 'keydown', 'focusin'] as const
let requested = false

function append(name: 'link' | 'script', attributes: Partial<HTMLLinkElement & HTMLScriptElement>) {
  document.head.append(Object.assign(document.createElement(name), attributes))
}

function loadApplication() {
  if (requested || !app) return
  requested = true
  if (styles) append('link', { rel: 'stylesheet', href: styles })
  append('script', { type: 'module', src: app })
}

/** The manifest is for visitors who stay: it waits for a touch, and no first paint shares its connection with it. */
const linkManifest = () => append('link', { rel: 'manifest', href: '/site.webmanifest' })

/** The load event is not late enough: it comes before the first paint where drawing takes its time. */
function afterFirstPaint(task: () => void) {
  addEventListener('load', () => setTimeout(task, 3000))
  new PerformanceObserver(() => setTimeout(task)).observe({ type: 'paint', buffered: true })
}

function handleClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  if (button?.hasAttribute('data-theme-toggle')) return toggleTheme()
  if (button?.getAttribute('type') === 'button' && window.earlyClick !== null) window.earlyClick = button
}

applyStoredTheme()
addEventListener('click', handleClick)
for (const hand of HANDS) addEventListener(hand, loadApplication, { once: true, passive: true })
addEventListener('pointerdown', linkManifest, { once: true, passive: true })
afterFirstPaint(loadApplication)

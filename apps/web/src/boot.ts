/**
 * The only script that a page carries inline: it sets the theme before the first paint, keeps the theme toggle working
 * at all times, and fetches the application when the page has painted, or at the visitor's first touch. The whole style
 * sheet comes with it, or with the first touch where a page is quiet until then.
 */
import { applyStoredTheme, toggleTheme } from './lib/theme.ts'

import { wholeStyles } from './lib/whole-styles.ts'

const { app, quiet } = document.currentScript?.dataset ?? {}
const HANDS = ['pointerdown', 'keydown', 'focusin'] as const
const SIGNS_OF_LIFE = [...HANDS, 'pointermove', 'scroll'] as const
let requested = false

function append(name: 'link' | 'script', attributes: Partial<HTMLLinkElement & HTMLScriptElement>) {
  document.head.append(Object.assign(document.createElement(name), attributes))
}

function loadApplication() {
  if (requested || !app) return
  requested = true
  if (quiet === undefined) wholeStyles()
  append('script', { type: 'module', src: app })
}

/** The manifest is for visitors who stay: it waits for a touch, and no first paint shares its connection with it. */
const linkManifest = () => append('link', { rel: 'manifest', href: '/site.webmanifest' })

/** The load event is not late enough: it comes before the first paint where drawing takes its time. */
function afterFirstPaint(task: () => void) {
  addEventListener('load', () => setTimeout(task, 3000))
  new PerformanceObserver(() => setTimeout(task)).observe({ type: 'paint', buffered: true })
}

/**
 * What is far below (`data-far`) is left out of the first layouts, of which every font that arrives makes one more. Its
 * parts are laid out one by one when the page is at rest, so that none is felt and the page has its true length soon.
 */
function layOutFarPartsLater() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A visitor who comes back is put where they were: that needs the true lengths at once.
  if (visit?.type !== 'navigate' || location.hash) return
  const sheet = new CSSStyleSheet()
  const leaveOutFrom = (part: number) =>
    sheet.replaceSync(
      `[data-far]>:nth-child(n+${part}){content-visibility:auto;contain-intrinsic-size:auto 60rem}`,
    )
  leaveOutFrom(1)
  document.adoptedStyleSheets.push(sheet)
  addEventListener('load', () => {
    const count = document.querySelector('[data-far]')?.childElementCount ?? 0
    for (let part = 1; part <= count; part += 1) setTimeout(leaveOutFrom, 500 + part * 50, part + 1)
  })
}

function handleClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  if (button?.hasAttribute('data-theme-toggle')) return toggleTheme()
  if (button?.getAttribute('type') === 'button' && window.earlyClick !== null) window.earlyClick = button
}

applyStoredTheme()
layOutFarPartsLater()
addEventListener('click', handleClick)
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wholeStyles, { once: true, passive: true })
for (const hand of HANDS) addEventListener(hand, loadApplication, { once: true, passive: true })
addEventListener('pointerdown', linkManifest, { once: true, passive: true })
afterFirstPaint(loadApplication)

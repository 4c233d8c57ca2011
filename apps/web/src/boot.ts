/**
 * The only script that a page carries inline: it sets the theme before the first paint, keeps the theme toggle working
 * at all times, and fetches the application when the page has painted, or at the visitor's first touch. The whole style
 * sheet comes with it, or with the first touch where a page is quiet until then.
 */
import { afterFirstPaint } from './lib/after-first-paint.ts'
import { layOutFarPartsLater } from './lib/far-parts.ts'
import { applyStoredTheme, toggleTheme } from './lib/theme.ts'
import { wholeStyles } from './lib/whole-styles.ts'

const { app, quiet } = document.currentScript?.dataset ?? {}
const HANDS = ['pointerdown', 'keydown', 'focusin'] as const
const SIGNS_OF_LIFE = [...HANDS, 'pointermove', 'scroll'] as const
const address = () => location.pathname + location.search
const sentFor = address()
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

function handleClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  if (button?.hasAttribute('data-theme-toggle')) return toggleTheme()
  // What opens a popover has done so by itself: pressed again, it would close it.
  const waits = button?.matches('[type="button"]:not([popovertarget])')
  if (waits && window.earlyClick !== null) window.earlyClick = button
}

/**
 * Of a page that was reloaded, Back changes only the address, and the application, which would show what it says, is not
 * there yet: this document is another address's, and must not be taken over as that one's.
 */
function handleBack() {
  if (window.earlyClick !== null && address() !== sentFor) location.reload()
}

applyStoredTheme()
layOutFarPartsLater(SIGNS_OF_LIFE)
addEventListener('click', handleClick)
addEventListener('popstate', handleBack)
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wholeStyles, { once: true, passive: true })
for (const hand of HANDS) addEventListener(hand, loadApplication, { once: true, passive: true })
addEventListener('pointerdown', linkManifest, { once: true, passive: true })
afterFirstPaint(loadApplication)

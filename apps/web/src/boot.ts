/**
 * The only inline script of a page: sets the theme before the first paint, keeps the theme toggle working at all times,
 * and fetches the application once the page has painted, or at the visitor's first interaction. The complete style
 * sheet comes along, or with the first interaction on pages that are quiet until then.
 */
import { afterFirstPaint } from './lib/after-first-paint.ts'
import { layOutBelowTheFoldLater } from './lib/below-the-fold.ts'
import { fullStyleSheet } from './lib/full-stylesheet.ts'
import { NOT_LOADED } from './lib/not-loaded.ts'
import { applyStoredTheme, toggleTheme } from './lib/theme.ts'

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
  if (quiet === undefined) fullStyleSheet()
  append('script', { type: 'module', src: app, onerror: tellFailure })
}

/**
 * Without its application the page would wait for ever, and answer no press. Styled here: its style sheet may be missing.
 */
function tellFailure() {
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:0.5rem;text-align:center;background:var(--color-raised);border-top:3px solid var(--color-danger)'
  const link = Object.assign(document.createElement('a'), { href: '', textContent: 'Reload it' })
  link.style.cssText = 'display:inline-block;padding:0.625rem;text-decoration:underline'
  note.append('Part of this page did not load. ', link)
  document.body.append(note)
}

/** The manifest is for visitors who stay: it waits for an interaction, so that no first paint shares its connection. */
const linkManifest = () => append('link', { rel: 'manifest', href: '/site.webmanifest' })

function handleClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  if (button?.hasAttribute('data-theme-toggle')) return toggleTheme()
  // A popover's button has already opened it natively: clicked again, it would close it.
  const waits = button?.matches('[type="button"]:not([popovertarget])')
  if (waits && window.earlyClick !== null) window.earlyClick = button
}

/**
 * On a reloaded page, Back changes only the address while the application is not there to show it: this document
 * belongs to another address, and must not be hydrated as that one.
 */
function handleBack() {
  if (window.earlyClick !== null && address() !== sentFor) location.reload()
}

applyStoredTheme()
layOutBelowTheFoldLater(SIGNS_OF_LIFE)
addEventListener('click', handleClick)
addEventListener('popstate', handleBack)
addEventListener(NOT_LOADED, tellFailure, { once: true })
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, fullStyleSheet, { once: true, passive: true })
for (const hand of HANDS) addEventListener(hand, loadApplication, { once: true, passive: true })
addEventListener('pointerdown', linkManifest, { once: true, passive: true })
afterFirstPaint(loadApplication)

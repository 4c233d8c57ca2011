import { readChoice } from './choice.ts'
import type { TagIds } from './tags.ts'

const SIGNALS = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const

/** The consent signals as Google's tags read them (consent mode, all four). */
const signalsFor = (choice: 'granted' | 'denied'): Record<string, string> =>
  Object.fromEntries(SIGNALS.map((signal) => [signal, choice]))

/**
 * Fetches the scripts, once, for a visitor who has agreed. The tag manager takes its queue in order, so the consent
 * comes before the event that lets its tags run.
 */
export function loadTags({ tagManager, adClient }: TagIds) {
  if (window.dataLayer) return
  const dataLayer: object[] = []
  window.dataLayer = dataLayer
  function queue(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag manager recognizes commands by this very object
    dataLayer.push(arguments)
  }
  queue('consent', 'default', signalsFor('denied'))
  queue('consent', 'update', signalsFor('granted'))
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if (tagManager) append(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`)
  if (adClient)
    append(
      `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(adClient)}`,
    )
  // Back may bring this document as it was, scripts and all, after the consent was withdrawn on a later page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readChoice() !== 'granted') location.reload()
  })
}

const append = (src: string) =>
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))

/** What Google's tags store is this site's own to the browser, so that no other site can delete it. */
const THEIRS = /^(?:_+(?:g|eoi)|F[PC][A-Z]+$|goog)/

/** Deletes what the tags have stored here: entries, and cookies on whichever of the site's domains. */
export function forgetTags() {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of Object.keys(window[kind])) if (THEIRS.test(key)) window[kind].removeItem(key)
    } catch {
      // A browser that refuses the access has kept nothing either.
    }
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, place) => `; Domain=${labels.slice(place).join('.')}`)
  for (const name of names.filter((name) => THEIRS.test(name)))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
}

import { isPrivatePage } from '@beacon/rules/private-pages'
import type { Choice } from './choice.ts'

/** The public identifiers that the server wrote into the document; empty if not configured. */
interface TagIds {
  tagManager: string
  adClient: string
}

/** Reads them from the document's root element. */
export function readTagIds(): TagIds {
  const { tagManager = '', adClient = '' } = document.documentElement.dataset
  return { tagManager, adClient }
}

/** Whether there is anything to ask the visitor's consent for. */
export const hasTags = ({ tagManager, adClient }: TagIds): boolean => tagManager !== '' || adClient !== ''

const SIGNALS = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const

/** The consent signals as Google's tags read them (consent mode, all four). */
const signalsFor = (choice: Choice): Record<string, Choice> =>
  Object.fromEntries(SIGNALS.map((signal) => [signal, choice]))

/**
 * Sets up the queue with everything denied, then, after consent, the update and the scripts. Without consent nothing is
 * fetched from third parties.
 */
export function applyChoice(ids: TagIds, choice: Choice) {
  const queue = setUpQueue()
  if (choice === 'denied' || isPrivatePage(location.pathname)) return
  queue('consent', 'update', signalsFor('granted'))
  if (ids.tagManager)
    loadOnce(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(ids.tagManager)}`)
  if (ids.adClient) {
    loadOnce(
      `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(ids.adClient)}`,
    )
  }
  guardPrivatePages()
}

type Queue = (...command: unknown[]) => void
let queue: Queue | undefined

function setUpQueue(): Queue {
  if (queue) return queue
  const dataLayer: object[] = window.dataLayer ?? []
  window.dataLayer = dataLayer
  queue = function command() {
    // biome-ignore lint/complexity/noArguments: the tag manager recognizes commands by this very object
    dataLayer.push(arguments)
  }
  queue('consent', 'default', signalsFor('denied'))
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  return queue
}

function loadOnce(src: string) {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/**
 * A content security policy belongs to the document, not to the route. Where a tag runs, pages for payment or
 * administration are entered with a full load, which leaves the tag behind (D24); where cards are taken, such a load
 * allows the card provider's scripts.
 */
export function guardPrivatePages() {
  if (document.documentElement.dataset.guarded !== undefined) return
  document.documentElement.dataset.guarded = ''
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && link.origin === location.origin && isPrivatePage(link.pathname))
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
  // A reloaded document also shows the earlier entries of the history, which were others'.
  const own = location.pathname
  addEventListener(
    'popstate',
    (event) => {
      if (location.pathname === own || !isPrivatePage(location.pathname)) return
      event.stopImmediatePropagation()
      location.reload()
    },
    { capture: true },
  )
}

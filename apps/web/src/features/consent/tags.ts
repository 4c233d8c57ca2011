import { isPrivatePage } from '@beacon/rules/private-pages'
import { readChoice } from './choice.ts'

/** The public identifiers that the server wrote into the document; empty if not configured. */
export interface TagIds {
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

/** Whether no tag may run here: on a private page, or on one reached from it in the same document, whose policy holds. */
export function isTagFree(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return [location.href, visit?.name ?? location.href].some((address) =>
    isPrivatePage(new URL(address).pathname),
  )
}

/** Cookies that Google's tags have set here: `_ga`, `__gads`, `__eoi` and the like. */
const THEIRS = /(?:^|; )_+(?:g|eoi)/

/** Lets the tags run if the visitor has agreed to them. Without consent nothing of them is fetched. */
export function applyChoice() {
  const ids = readTagIds()
  // A tag may write once more while the page on which it was withdrawn is left.
  if (hasTags(ids) && readChoice() === 'denied' && THEIRS.test(document.cookie)) forget()
  if (!isAgreed()) return
  guardPrivatePages()
  if (isTagFree()) return
  import('./load-tags.ts').then(({ loadTags }) => loadTags(ids)).catch(() => {})
}

const isAgreed = () => hasTags(readTagIds()) && readChoice() === 'granted'

const forget = () => import('./load-tags.ts').then(({ forgetTags }) => forgetTags()).catch(() => {})

/** A running script cannot be removed from a page: withdrawing consent loads the page without it. */
export const withdraw = (): Promise<void> => forget().finally(() => location.reload())

/**
 * A content security policy belongs to the document, not to the route. Where a tag runs, pages for payment or
 * administration are entered with a full load, which leaves the tag behind (D24); where one was agreed to and may not
 * run, the next link is a full load, which brings it back; where cards are taken, such a load allows the card provider's
 * scripts.
 */
export function guardPrivatePages() {
  if (document.documentElement.dataset.guarded !== undefined) return
  document.documentElement.dataset.guarded = ''
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && link.origin === location.origin && changesDocument(link)) event.stopImmediatePropagation()
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

const changesDocument = ({ pathname }: HTMLAnchorElement): boolean =>
  isPrivatePage(pathname) || (!window.dataLayer && isAgreed())

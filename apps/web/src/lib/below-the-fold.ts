import { afterFirstPaint } from './after-first-paint.ts'

/** The pause between two parts: enough for a frame, and for interactions. */
const STEP_MS = 50

/**
 * Lists that begin in the first screen. On wider screens the items of a `narrow` one share their rows' lines (subgrid),
 * which a part that is left out does not.
 */
const LISTS = matchMedia('(width < 36rem)').matches ? '[data-rows]' : '[data-rows=""]'
/** Their items are laid out this many at a time; the first is certain to be in view. */
const ITEMS = 2
const itemsFrom = (part: number) => `${LISTS}>:nth-child(n+${(part - 1) * ITEMS + 2})`
/** What is far down a long page, from a part on: the children of `data-far`, items of lists, and blocks. */
const farFrom = (part: number) =>
  `[data-far]>:nth-child(n+${part}),${itemsFrom(part)},#main>:nth-child(n+${part + 3})`
const FOOTER = '#main:has([data-far],>:nth-child(4))~footer'
/** The illustrations of a first screen: their space is reserved, so nothing shifts. */
const SCENERY = '[data-scenery]>*{display:none}'
/** Elements that browsers lay out or fetch eagerly: forms, to check for autofill, and pictures in advance. */
const EAGER = `${FOOTER},[data-far] :is(form,img){display:none}`

/**
 * Keeps what is far down the page out of the first layouts, of which there is one for every font that arrives. Its
 * parts are laid out one by one after the page has loaded, so that none is noticeable and the page soon has its true
 * length; parts that a visitor scrolls to are laid out at once. A first screen's illustrations come a frame after its
 * text.
 */
export function layOutBelowTheFoldLater(signsOfLife: readonly string[]) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A returning visitor's scroll position is restored, which needs the true lengths at once.
  if (visit?.type !== 'navigate' || location.hash) return
  const sheet = new CSSStyleSheet()
  const work = new AbortController()
  let part = 1
  let hasPainted = false
  let isAwaited = true

  const leaveOut = () => {
    const far = `${farFrom(part)},${FOOTER}{content-visibility:auto;contain-intrinsic-height:auto 60rem}`
    const items = `${itemsFrom(part)}{contain-intrinsic-height:auto 24rem}`
    sheet.replaceSync(`@media screen{${hasPainted ? '' : SCENERY}${isAwaited ? EAGER : ''}${far}${items}}`)
  }
  const moveOn = () => {
    isAwaited = false
    leaveOut()
  }
  // The frame that should begin the smooth way to the end is a long one, and on a slow machine the browser loses it.
  const goToEnd = ({ key, target }: KeyboardEvent) => {
    if (key === 'End' && target === document.body) scrollTo(0, document.body.scrollHeight)
  }
  const layOutNext = () => {
    part += 1
    moveOn()
    setTimeout(document.querySelector(farFrom(part)) ? layOutNext : finish, STEP_MS)
  }
  const begin = () => setTimeout(layOutNext, STEP_MS)
  const finish = () => {
    work.abort()
    sheet.replaceSync('')
  }

  leaveOut()
  document.adoptedStyleSheets.push(sheet)
  for (const sign of signsOfLife)
    addEventListener(sign, moveOn, { once: true, passive: true, signal: work.signal })
  addEventListener('keydown', goToEnd, { passive: true, signal: work.signal })
  afterFirstPaint(() => {
    if (hasPainted) return
    hasPainted = true
    leaveOut()
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin)
  })
}

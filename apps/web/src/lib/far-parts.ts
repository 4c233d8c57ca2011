import { afterFirstPaint } from './after-first-paint.ts'

/** Between two parts: enough for a frame, and for whoever touches the page meanwhile. */
const STEP_MS = 50

/** What stands in rows is laid out so many at a time; of the first row the first is certain to be in sight. */
const A_ROW = 4
/** What is far below on a long page, from a piece on: the children of `data-far`, rows, and the page's end. */
const farFrom = (part: number) =>
  `[data-far]>:nth-child(n+${part}),[data-rows]>:nth-child(n+${(part - 1) * A_ROW + 2}),#main>:nth-child(n+${part + 3})`
const FOOTER = '#main:has([data-far],>:nth-child(4))~footer'
/** What is drawn in a first screen's frames: they keep their room, and what was not there cannot have jumped. */
const SCENERY = '[data-scenery]>*{display:none}'
/** Would be laid out or fetched at once: a form, to see whether it can be filled in, and a picture in good time. */
const EAGER = `${FOOTER},[data-far] :is(form,img){display:none}`

/**
 * What is far below is left out of the first layouts, of which every font that arrives makes one more. Its parts are
 * laid out one by one when the page has loaded, so that none is felt and the page has its true length soon; what a
 * visitor comes near to is laid out as they come. A first screen's scenery comes a frame after its words.
 */
export function layOutFarPartsLater(signsOfLife: readonly string[]) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A visitor who comes back is put where they were: that needs the true lengths at once.
  if (visit?.type !== 'navigate' || location.hash) return
  const sheet = new CSSStyleSheet()
  const work = new AbortController()
  let part = 1
  let hasPainted = false
  let isAwaited = true

  const leaveOut = () => {
    const far = `${farFrom(part)},${FOOTER}{content-visibility:auto;contain-intrinsic-height:auto 60rem}`
    const rows = '[data-rows]>*{contain-intrinsic-height:auto 24rem}'
    sheet.replaceSync(`@media screen{${hasPainted ? '' : SCENERY}${isAwaited ? EAGER : ''}${far}${rows}}`)
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

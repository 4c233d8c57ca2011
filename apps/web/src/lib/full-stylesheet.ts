import { nextTask } from './next-task.ts'

declare global {
  interface Window {
    /** Shared by the inline script and the application, which are built apart. */
    fullStyleSheet?: Promise<void>
  }
}

/**
 * The complete style sheet. A page has the rules of its own markup inline; whatever adds markup waits for the rest,
 * which is fetched now if nothing has requested it before. A sheet that fails to load is not waited for, and requested
 * again by the next one who needs it.
 */
export function fullStyleSheet(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  window.fullStyleSheet ??= adopt().catch(() => {
    delete window.fullStyleSheet
  })
  return window.fullStyleSheet
}

/**
 * Adopted, not linked: a linked sheet stands before the adopted ones, and a browser that finds layers in a sheet that is
 * not the last has to lay out the whole page anew. It also does if another sheet has changed since it last computed the
 * styles (`below-the-fold.ts` changes its own), so it computes them before and after. In development the page links to
 * the sheet itself.
 */
async function adopt(): Promise<void> {
  const href = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles
  if (!href) return
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`The style sheet was answered with ${answer.status}.`)
  const sheet = await new CSSStyleSheet().replace(await answer.text())
  await nextTask()
  computeStyles()
  document.adoptedStyleSheets.push(sheet)
  computeStyles()
}

const computeStyles = () => getComputedStyle(document.documentElement).color

import { isReachable } from './reachable.ts'

/** A module that could not be fetched, be it a page or a part of one. */
export class NotFetched extends Error {
  /** As that of an `ApiError` without a response. */
  readonly code = 'network'
}

/** A module is gone although the server responds: a release has replaced it, and only a new document helps. */
export class SiteRenewed extends NotFetched {}

let isRenewed = false

/** Whether a module was found to be gone. */
export const isSiteRenewed = () => isRenewed

/**
 * Loads a module that the visitor's act needs.
 *
 * @throws NotFetched, which is a `SiteRenewed` when the server can be reached
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    isRenewed = await isReachable()
    const Failure = isRenewed ? SiteRenewed : NotFetched
    throw new Failure('A part of the page could not be fetched.', { cause })
  }
}

/** Repeats what failed, with a new document if the modules of this one are gone. */
export const tryAgain = (repeat: () => void): void => (isRenewed ? location.reload() : repeat())

/** A post that no page has answered by then has failed without one. */
const ANSWERED_MS = 20_000

/**
 * Posts a form as a browser without a script does, so that the server answers with a page. If the visitor comes back
 * with the Back button, or no page comes, `onReturn` makes it usable again.
 */
export function postNatively(form: HTMLFormElement, onReturn: () => void): void {
  const timer = setTimeout(comeBack, ANSWERED_MS)
  function comeBack() {
    clearTimeout(timer)
    removeEventListener('pageshow', comeBack)
    onReturn()
  }
  addEventListener('pageshow', comeBack)
  HTMLFormElement.prototype.submit.call(form)
}

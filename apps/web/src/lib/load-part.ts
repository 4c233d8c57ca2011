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

/**
 * Posts a form as a browser without a script does, so that the server answers with a page. If the visitor comes back
 * with the Back button, `onReturn` makes it usable again.
 */
export function postNatively(form: HTMLFormElement, onReturn: () => void): void {
  addEventListener('pageshow', onReturn, { once: true })
  HTMLFormElement.prototype.submit.call(form)
}

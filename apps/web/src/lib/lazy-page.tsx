import type { ComponentType } from 'react'
import { type FetchedOnce, fetchOnce, useFetched } from './fetch-once.ts'
import { fullStyleSheet } from './full-stylesheet.ts'
import { NotFetched } from './load-part.ts'

/** Longer than a page on a slow line. */
const LIMIT_MS = 20_000

type PageModule = { default: ComponentType }

/** A page whose module is fetched when it is needed; once it is loaded, the page renders at once. */
export interface LazyPage extends FetchedOnce<PageModule> {
  /**
   * Loads the page for a client-side navigation, with its styles. A failure is final for this visit (`NotFetched`),
   * until the address is reloaded. Meanwhile the page before stays, under the words `.arriving`,
   * which `RouteFocus` takes away.
   */
  arrive: () => Promise<PageModule>
}

/** @param load imports the page's module */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const module = fetchOnce(load)
  let arriving: Promise<PageModule> | undefined
  const arrive = async () => {
    try {
      const [page] = await Promise.race([
        Promise.all([module.preload(), fullStyleSheet()]),
        new Promise<never>((_, giveUp) => setTimeout(giveUp, LIMIT_MS)),
      ])
      return page
    } catch (cause) {
      throw new NotFetched('The page could not be fetched.', { cause })
    }
  }
  return {
    ...module,
    arrive: () => {
      document.documentElement.dataset.arriving = ''
      arriving ??= arrive()
      return arriving
    },
  }
}

/** Shows a lazy page, and waits for its module when it has not come yet. */
export function LazyPageView({ page }: { page: LazyPage }) {
  const { default: Content } = useFetched(page, page.arrive)
  return <Content />
}

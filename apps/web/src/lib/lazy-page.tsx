import { type ComponentType, use } from 'react'
import { wholeStyles } from './whole-styles.ts'

type PageModule = { default: ComponentType }

/** A page's module did not come: there is no connection, or a release has taken its place. */
export class PageNotFetched extends Error {}

/** A page whose module is fetched when it is needed. */
export interface LazyPage {
  /** Loads the page's module; afterwards the page renders at once, on the server and while hydrating. */
  preload: () => Promise<PageModule>
  loaded: () => PageModule | undefined
  /**
   * Loads the page for a visitor who comes from another one, with the styles of both. One that has failed has failed for
   * this visit (`PageNotFetched`), until the address is loaded anew.
   */
  arrive: () => Promise<PageModule>
}

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let module: PageModule | undefined
  let loading: Promise<PageModule> | undefined
  const start = async () => {
    try {
      module = await load()
      return module
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const preload = () => {
    loading ??= start()
    return loading
  }
  let arriving: Promise<PageModule> | undefined
  const arrive = async () => {
    try {
      const [page] = await Promise.all([preload(), wholeStyles()])
      return page
    } catch (cause) {
      throw new PageNotFetched('The page could not be fetched.', { cause })
    }
  }
  return {
    preload,
    loaded: () => module,
    arrive: () => {
      arriving ??= arrive()
      return arriving
    },
  }
}

/** Shows a lazy page, and waits for its module when it has not come yet. */
export function LazyPageView({ page }: { page: LazyPage }) {
  const { default: Content } = page.loaded() ?? use(page.arrive())
  return <Content />
}

import { type ComponentType, use } from 'react'

type PageModule = { default: ComponentType }

/** A page whose module is fetched when it is needed. */
export interface LazyPage {
  /** Loads the page's module; afterwards the page renders at once, on the server and while hydrating. */
  preload: () => Promise<PageModule>
  loaded: () => PageModule | undefined
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
  return {
    preload: () => {
      loading ??= start()
      return loading
    },
    loaded: () => module,
  }
}

/** Shows a lazy page, and waits for its module when it has not come yet. */
export function LazyPageView({ page }: { page: LazyPage }) {
  const { default: Content } = page.loaded() ?? use(page.preload())
  return <Content />
}

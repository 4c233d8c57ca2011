import { startTransition } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { rememberArrival } from './lib/attribution.ts'
import { fullStyleSheet } from './lib/full-stylesheet.ts'
import { nextTask } from './lib/next-task.ts'
import { NOT_LOADED } from './lib/not-loaded.ts'
import { outliveTranslation } from './lib/outlive-translation.ts'
import { readPageData } from './lib/read-page-data.ts'
import { trackPhoneCalls } from './lib/track.ts'
import { PageDataProvider } from './page-data.ts'
import { findRoute } from './routes.tsx'

/** Hydrating half a page would render the rest of it twice. */
const whenParsed = () =>
  document.readyState === 'loading' &&
  new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))

/** Hydrates the page once its own module has loaded, and its styles if the page may change. */
async function hydrate(container: HTMLElement) {
  const { page, quiet } = findRoute(location.pathname)
  await nextTask()
  // React DOM has been fetched; evaluating it is a task of its own.
  const [{ hydrateRoot }] = await Promise.all([
    import('react-dom/client'),
    page.preload(),
    quiet || fullStyleSheet(),
    whenParsed(),
  ])
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      container,
      <PageDataProvider value={readPageData(document)}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </PageDataProvider>,
    )
  })
}

// zod would try `new Function` for speed, which our content policy refuses and reports. Set before zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
outliveTranslation()
rememberArrival()
trackPhoneCalls()
const container = document.getElementById('app')
// NOTE: not awaited: a page's module may import from this one, which would be a deadlock.
if (container)
  hydrate(container).catch((error) => {
    reportError(error)
    dispatchEvent(new Event(NOT_LOADED))
  })

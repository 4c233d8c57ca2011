import { startTransition } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { rememberArrival } from './lib/attribution.ts'
import { nextTask } from './lib/next-task.ts'
import { readPageData } from './lib/read-page-data.ts'
import { trackPhoneCalls } from './lib/track.ts'
import { wholeStyles } from './lib/whole-styles.ts'
import { PageDataProvider } from './page-data.ts'
import { findRoute } from './routes.tsx'

/** To take over half a page would double its rest. */
const whenParsed = () =>
  document.readyState === 'loading' &&
  new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))

/** Takes over the page that the server rendered, once its own module is there, and its styles if it may change. */
async function hydrate(container: HTMLElement) {
  const { page, quiet } = findRoute(location.pathname)
  await nextTask()
  // React's module for the browser is there already; to evaluate it is a piece of work of its own.
  const [{ hydrateRoot }] = await Promise.all([
    import('react-dom/client'),
    page.preload(),
    quiet || wholeStyles(),
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

// Schemas would try `new Function` for speed, which our content policy refuses and reports. Read before zod is fetched.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
rememberArrival()
trackPhoneCalls()
const container = document.getElementById('app')
// NOTE: not awaited here: a page's module may import from this one, and would wait for it while it is waited for.
if (container) hydrate(container).catch(reportError)

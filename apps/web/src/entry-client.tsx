import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { rememberArrival } from './lib/attribution.ts'
import { readPageData } from './lib/read-page-data.ts'
import { stylesArrived } from './lib/styles-arrived.ts'
import { trackPhoneCalls } from './lib/track.ts'
import { PageDataProvider } from './page-data.ts'
import { findRoute } from './routes.tsx'

/** Takes over the page that the server rendered, once its own module and the whole style sheet are there. */
async function hydrate(container: HTMLElement) {
  await Promise.all([findRoute(location.pathname).page.preload(), stylesArrived(document)])
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

rememberArrival()
trackPhoneCalls()
const container = document.getElementById('app')
// NOTE: not awaited here: a page's module may import from this one, and would wait for it while it is waited for.
if (container) hydrate(container).catch(reportError)

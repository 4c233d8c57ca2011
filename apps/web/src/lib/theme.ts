type Theme = 'dark' | 'light'
type Choice = Theme | 'system'

const A_YEAR_S = 365 * 86_400
/** The browser's UI takes the background colour. */
const CHROME: Record<Theme, string> = { dark: '#06131e', light: '#f9f6f0' }
/** The next choice when the toggle is pressed. */
const NEXT: Record<Choice, Choice> = { dark: 'light', light: 'system', system: 'dark' }

const systemIsLight = matchMedia('(prefers-color-scheme:light)')
let choice: Choice

/** A cookie, because it is read before the first paint: the first access to local storage may wait for the disk. */
const storedChoice = () =>
  (/(?:^|; )theme=(light|system)(?:;|$)/.exec(document.cookie)?.[1] ?? 'dark') as Choice

function show() {
  const isLight = choice === 'system' ? systemIsLight.matches : choice === 'light'
  const theme = isLight ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  document.documentElement.toggleAttribute('data-system', choice === 'system')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', CHROME[theme])
}

/** Shows the remembered theme, dark when there is none; where that is the system's, also when the system changes. */
export function applyStoredTheme() {
  choice = storedChoice()
  show()
  systemIsLight.addEventListener('change', show)
}

/** Changes to the next theme and remembers it for a year, as far as the browser lets us. */
export function toggleTheme() {
  choice = NEXT[choice]
  show()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the first paint, and not in every browser.
  document.cookie = `theme=${choice}; path=/; max-age=${A_YEAR_S}; samesite=lax`
}

export type Theme = 'dark' | 'light'

const A_YEAR_S = 365 * 86_400
/** The browser's own chrome takes the ground's colour. */
const CHROME: Record<Theme, string> = { dark: '#06131e', light: '#f9f6f0' }

/** A cookie, because it is read before the first paint: the first look into local storage may wait for the disk. */
const storedTheme = (): Theme => (/(?:^|; )theme=light(?:;|$)/.test(document.cookie) ? 'light' : 'dark')

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', CHROME[theme])
}

/** Shows the remembered theme, dark when there is none. */
export const applyStoredTheme = () => show(storedTheme())

/** Changes to the other theme and remembers it for a year, as far as the browser lets us. */
export function toggleTheme() {
  const theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
  show(theme)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the first paint, and not in every browser.
  document.cookie = `theme=${theme}; path=/; max-age=${A_YEAR_S}; samesite=lax`
}

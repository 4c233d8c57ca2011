export type Theme = 'dark' | 'light'

const KEY = 'theme'
/** The browser's own chrome takes the ground's colour. */
const CHROME: Record<Theme, string> = { dark: '#06131e', light: '#f9f6f0' }

function storedTheme(): Theme {
  try {
    return localStorage.getItem(KEY) === 'light' ? 'light' : 'dark'
  } catch {
    return 'dark'
  }
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', CHROME[theme])
}

/** Shows the remembered theme, dark when there is none. */
export const applyStoredTheme = () => show(storedTheme())

/** Changes to the other theme and remembers it, as far as the browser lets us. */
export function toggleTheme() {
  const theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
  show(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
}

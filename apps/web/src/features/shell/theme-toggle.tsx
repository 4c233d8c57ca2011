import { Icon } from '../../ui/icon.tsx'

/** Handled by the boot script, so that the toggle works from first paint; the style sheet shows the state. */
export function ThemeToggle() {
  return (
    <button type="button" data-theme-toggle className="icon-button">
      <span className="in-dark">
        <Icon name="sun" />
        <span className="sr-only">Switch to light theme</span>
      </span>
      <span className="in-light">
        <Icon name="screen" />
        <span className="sr-only">Use the theme of your device</span>
      </span>
      <span className="in-system">
        <Icon name="moon" />
        <span className="sr-only">Switch to dark theme</span>
      </span>
    </button>
  )
}

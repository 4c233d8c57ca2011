import type { Appearance } from '@stripe/stripe-js'

/** The provider's fields are in an iframe of its own: this passes our styles on, in the current theme. */
export function readAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const colour = (token: string) => inHex(styles.getPropertyValue(`--color-${token}`))
  const isDark = document.documentElement.dataset.theme !== 'light'
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('bay'),
      colorBackground: colour('raised'),
      colorText: colour('ink'),
      colorTextSecondary: colour('muted'),
      colorDanger: colour('danger'),
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '4px',
    },
    rules: { '.Input': { borderColor: colour('edge') } },
  }
}

/** The provider does not read oklch: what the canvas paints is sRGB. */
function inHex(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return ''
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

import type { Motif } from './motifs.ts'
import type { Paint } from './paint.ts'

/** A product as a drawing: the outline that the depth lines follow, and everything inside it. */
interface Drawn {
  /** Path data of the silhouette; several closed parts where it has them. */
  outline: string
  /** SVG elements, from back to front. The outline has been filled with the base colour before them. */
  inside: string
  /** SVG elements behind the silhouette. */
  behind?: string
}

export type Draw = (paint: Paint, motif: Motif) => Drawn

/**
 * A stroked path with round ends.
 * @param d path data
 * @param colour hex
 */
export const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/**
 * A filled path.
 * @param d path data
 * @param colour hex
 */
export const shape = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A seam with its stitches. */
export const seam = (d: string, { dark, light }: Paint) =>
  line(d, dark, 3, 0.55) +
  `<path d="${d}" transform="translate(5 1)" fill="none" stroke="${light}" stroke-width="1.6" stroke-dasharray="7 6" opacity=".6"/>`

/** Soft folds: dark where the cloth falls away, light where it comes forward. */
export const folds = (dark: readonly string[], light: readonly string[]) =>
  `<g filter="url(#soft)">${dark.map((d) => shape(d, '#01060c', 0.17)).join('')}${light.map((d) => shape(d, '#fff', 0.13)).join('')}</g>`

/** The same path on the other side of the middle. */
const mirrored = (elements: string) => `<g transform="matrix(-1 0 0 1 800 0)">${elements}</g>`

/** The elements, and once more on the other side of the middle. */
export const both = (elements: string) => elements + mirrored(elements)

/** The parallel lines of ribbed cloth. */
export const ribs = (
  from: number,
  to: number,
  step: number,
  top: (x: number) => number,
  height: number,
  colour: string,
) => {
  const count = Math.floor((to - from) / step)
  const lines = Array.from({ length: count + 1 }, (_, index) => {
    const x = from + index * step
    return `M${x} ${Math.round(top(x))}v${height}`
  })
  return line(lines.join(''), colour, 2, 0.4)
}

import { drawCover } from './cover.ts'
import { type Look, SHEET } from './sheet.ts'

/** The dark theme's colours as plain hex: a shared picture has no theme to follow, and its reader no `oklch()`. */
const STYLES: Readonly<Record<Look, string>> = {
  deep: 'fill="#0d2533"',
  served: 'fill="#1d303e"',
  bay: 'fill="#5fc2cf"',
  ink: 'fill="#f6f3ee"',
  paper: 'fill="#051421"',
  lit: 'fill="#ffb133"',
  glow: 'fill="#ffb133" fill-opacity=".13"',
  contour: 'stroke="#3f93a3" stroke-opacity=".85"',
  faint: 'stroke="#3f93a3" stroke-opacity=".4"',
  grid: 'stroke="#2a3c49"',
  coast: 'stroke="#7fb7bd" stroke-width="3"',
  course: 'stroke="#7fb7bd" stroke-width="2" stroke-dasharray="2 8"',
  'bay-line': 'stroke="#5fc2cf" stroke-width="4"',
  'ink-line': 'stroke="#f6f3ee" stroke-width="3"',
  'lit-line': 'stroke="#ffb133" stroke-width="4"',
  sounding: 'stroke="#5a9dab" stroke-width="2.5"',
}

/** A post's cover as an SVG file of this size, without words, for the picture that a shared link shows. */
export function coverSvg(category: string, slug: string, width: number, height: number): string {
  const paths = drawCover(category, slug).map(({ look, d }) => `<path ${STYLES[look]} d="${d}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${SHEET.width} ${SHEET.height}" preserveAspectRatio="xMidYMid slice">`,
    '<rect width="100%" height="100%" fill="#071826"/>',
    '<g fill="none" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">',
    ...paths,
    '</g></svg>',
  ].join('')
}

import { drawBearings } from './bearings.ts'
import { drawCompass } from './compass.ts'
import { drawHarbour } from './harbour.ts'
import { drawHull } from './hull.ts'
import { type Chance, chanceOf } from './random.ts'
import { drawSectorLight } from './sector-light.ts'
import type { Shape } from './sheet.ts'
import { drawSignalFlags } from './signal-flags.ts'
import { drawSoundings } from './soundings.ts'
import { drawTide } from './tide.ts'

/** Each category of the blog has its own kind of sheet. */
const drawings: Readonly<Record<string, (chance: Chance) => Shape[]>> = {
  'local-marketing': drawHarbour,
  'seo-tips': drawSoundings,
  'software-tutorials': drawCompass,
  'case-studies': drawTide,
  'ppc-advertising': drawSectorLight,
  'web-development': drawHull,
  'ai-automation': drawBearings,
  'social-media': drawSignalFlags,
}

/**
 * The picture of a post that has none of its own: the category chooses the kind of drawing, the slug its variation, so
 * no two posts show the same. Shapes from back to front, on a sheet of `SHEET`'s size; a category that is not one of
 * the eight is drawn as a harbor.
 */
export const drawCover = (category: string, slug: string): Shape[] =>
  (Object.hasOwn(drawings, category) ? drawings[category] : drawHarbour)?.(chanceOf(slug)) ?? []

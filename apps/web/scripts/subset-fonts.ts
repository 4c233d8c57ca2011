/**
 * Cuts the two variable fonts down to the letters and weights that the site uses and writes them to
 * `src/ui/fonts/`. Run by hand after changing a font package: `node apps/web/scripts/subset-fonts.ts`.
 * Letters outside the subset (the accents in a customer's name, the brackets of code) come from the full files, by `unicode-range`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What only code is written with comes from the full files, too: with its kerning it was a tenth of the subsets. */
const CODE = '<>[\\]^`{|}~'
const BASIC = [...range(0x20, 0x7e)].filter((letter) => !CODE.includes(letter)).join('')
const PUNCTUATION = '\u00a0©·×÷°–—‘’“”•…−→←'

/** Kerning, and figures of one width for tables and prices. */
const FEATURES = ['kern', 'tnum', 'lnum']

const fonts = [
  { name: 'bricolage-grotesque', weight: 620 },
  { name: 'instrument-sans', weight: { min: 400, max: 600 } },
]

for (const { name, weight } of fonts) {
  const source = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(source), BASIC + PUNCTUATION, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(fileURLToPath(new URL(`../src/ui/fonts/${name}.woff2`, import.meta.url)), subset)
}

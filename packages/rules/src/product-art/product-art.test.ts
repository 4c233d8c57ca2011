import { describe, expect, test } from 'vitest'
import { type Motif, motifs } from './motifs.ts'
import { artOfPath, artPath, drawingNames, drawProduct } from './product-art.ts'

const COLOURS = ['#16181b', '#f7f7f4', '#eaa92c']

describe.each(drawingNames)('the picture of a %s', (drawing) => {
  test('is a small SVG in the product’s color, without text, scripts or external references', () => {
    for (const colour of COLOURS) {
      for (const motif of Object.keys(motifs) as Motif[]) {
        const svg = drawProduct({ drawing, motif, colour })
        expect(svg).toContain(colour)
        expect(svg).not.toMatch(/<text|<script|<image|https?:(?!\/\/www\.w3\.org)|NaN|undefined|url\((?!#)/)
        expect(svg.length).toBeLessThan(16_000)
        expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
      }
    }
  })

  test('differs by color', () => {
    expect(new Set(COLOURS.map((colour) => drawProduct({ drawing, motif: 'beam', colour }))).size).toBe(3)
  })
})

test('a drawing and its address convert to each other, and invalid addresses give none', () => {
  const art = { drawing: 'bucket-hat', motif: 'rose', colour: '#bfae8c' } as const
  expect(artPath(art)).toBe('/artwork/bucket-hat-rose-bfae8c.svg')
  expect(artOfPath(artPath(art))).toEqual(art)
  for (const path of [
    '/artwork/yacht-rose-bfae8c.svg',
    '/artwork/tee-constructor-bfae8c.svg',
    '/artwork/tee-light-red.svg',
    '/artwork/../tee-light-bfae8c.svg',
  ])
    expect(artOfPath(path)).toBeUndefined()
})

import { drawCover } from '@beacon/rules/covers/cover'
import { SHEET, type Shape } from '@beacon/rules/covers/sheet'
import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface CoverProps {
  category: string
  slug: string
  className?: string
}

/** A post's generated picture, in the theme's colors. Decorative: the text beside it says the same. */
export const Cover = memo(function Cover({ category, slug, className }: CoverProps) {
  const shapes = drawCover(category, slug)
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio={`${litSide(shapes)}YMid slice`}
      aria-hidden="true"
      className={classNames('cover', className)}
    >
      {shapes.map(({ look, d }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape has no identity but its position, from back to front
        <path key={index} className={`cover-${look}`} d={d} />
      ))}
    </svg>
  )
})

/** The side to keep when cropped: the one with the light. */
function litSide(shapes: readonly Shape[]): 'xMin' | 'xMid' | 'xMax' {
  const lit = shapes.findLast(({ look }) => look === 'lit' || look === 'lit-line')
  const x = Number(/^M(-?\d+)/.exec(lit?.d ?? '')?.[1] ?? SHEET.width / 2)
  if (x < SHEET.width / 3) return 'xMin'
  return x > (SHEET.width * 2) / 3 ? 'xMax' : 'xMid'
}

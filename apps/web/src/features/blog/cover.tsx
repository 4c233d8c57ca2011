import { drawCover } from '@beacon/rules/covers/cover'
import { SHEET, type Shape } from '@beacon/rules/covers/sheet'
import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface CoverProps {
  category: string
  slug: string
  className?: string
}

/** The drawn picture of a post, in the theme's colours. It repeats what the words beside it say. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape has nothing but its place, from back to front
        <path key={index} className={`cover-${look}`} d={d} />
      ))}
    </svg>
  )
})

/** The side that a narrow room shows: where the light is. */
function litSide(shapes: readonly Shape[]): 'xMin' | 'xMid' | 'xMax' {
  const lit = shapes.findLast(({ look }) => look === 'lit' || look === 'lit-line')
  const x = Number(/^M(-?\d+)/.exec(lit?.d ?? '')?.[1] ?? SHEET.width / 2)
  if (x < SHEET.width / 3) return 'xMin'
  return x > (SHEET.width * 2) / 3 ? 'xMax' : 'xMid'
}

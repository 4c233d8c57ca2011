import { classNames } from '../../ui/class-names.ts'

/** Drawn by `scripts/draw-portraits.ts`. */
const drawings = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

const drawingOf = (id: string) => drawings[`./drawings/${id}.svg`]

interface PortraitProps {
  /** Of a team member or a testimonial. */
  id: string
  /** What the picture shows, in words; empty where the name stands beside it. */
  alt: string
  className?: string
}

/** A drawn portrait, five to six. */
export function Portrait({ id, alt, className }: PortraitProps) {
  return (
    <img
      src={drawingOf(id)}
      alt={alt}
      width={200}
      height={240}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto', className)}
    />
  )
}

/** The team side by side. */
export function CrewPicture({ alt }: Pick<PortraitProps, 'alt'>) {
  return (
    <img
      src={drawingOf('crew')}
      alt={alt}
      width={800}
      height={240}
      loading="lazy"
      decoding="async"
      className="h-auto"
    />
  )
}

import { Icon } from './icon.tsx'

interface CarouselButtonsProps {
  /** What it shows, one after the other: `slide`. */
  of: string
  carousel: {
    /** Whether it goes on by itself unless somebody holds it. */
    wanted: boolean
    previous: () => void
    next: () => void
    toggle: () => void
  }
}

/** Previous, next and pause. */
export function CarouselButtons({ of, carousel: { wanted, previous, next, toggle } }: CarouselButtonsProps) {
  return (
    <div className="flex">
      <button type="button" className="icon-button" aria-label={`Previous ${of}`} onClick={previous}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="icon-button" aria-label={`Next ${of}`} onClick={next}>
        <Icon name="arrow-right" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`${wanted ? 'Pause' : 'Play'} ${of}s`}
        onClick={toggle}
      >
        <Icon name={wanted ? 'pause' : 'play'} />
      </button>
    </div>
  )
}

import type { HeroSlide } from '@beacon/content/home'
import type { useCarousel } from '../../lib/use-carousel.ts'
import { Icon } from '../../ui/icon.tsx'

interface HeroControlsProps {
  slides: readonly HeroSlide[]
  slider: ReturnType<typeof useCarousel>
}

/** One control a slide, then previous, next and pause. */
export function HeroControls({ slides, slider }: HeroControlsProps) {
  return (
    <div className="hero-controls">
      <ul className="hero-dots">
        {slides.map(({ id, tab: { label, sublabel } }, position) => (
          <li key={id}>
            <button
              type="button"
              aria-current={position === slider.index}
              onClick={() => slider.show(position)}
              className="hero-dot"
            >
              <span className="sr-only">{`Slide ${position + 1}: `}</span>
              <span className="font-semibold text-sm">{label}</span>{' '}
              <span className="text-muted text-sm max-sm:hidden">{sublabel}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex">
        <button type="button" className="icon-button" aria-label="Previous slide" onClick={slider.previous}>
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="icon-button" aria-label="Next slide" onClick={slider.next}>
          <Icon name="arrow-right" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={slider.wanted ? 'Pause slides' : 'Play slides'}
          onClick={slider.toggle}
        >
          <Icon name={slider.wanted ? 'pause' : 'play'} />
        </button>
      </div>
    </div>
  )
}

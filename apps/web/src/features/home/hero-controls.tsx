import type { HeroSlide } from '@beacon/content/home'
import type { useCarousel } from '../../lib/use-carousel.ts'
import { CarouselButtons } from '../../ui/carousel-buttons.tsx'

interface HeroControlsProps {
  slides: readonly HeroSlide[]
  slider: ReturnType<typeof useCarousel>
}

/** One control per slide, then previous, next and pause. */
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
      <CarouselButtons of="slide" carousel={slider} />
    </div>
  )
}

import { type Testimonial, testimonials } from '@beacon/content/testimonials'
import type { ReactNode } from 'react'
import { useCarousel } from '../../lib/use-carousel.ts'
import { CarouselButtons } from '../../ui/carousel-buttons.tsx'
import { Container } from '../../ui/layout.tsx'
import { Portrait } from '../portraits/index.ts'
import { Stars } from './stars.tsx'

const SLIDE_MS = 6000

/** Four testimonials in one place, one shown at a time; their portraits are the controls. */
export function TestimonialCarousel({ children }: { children?: ReactNode }) {
  const carousel = useCarousel(testimonials.length, SLIDE_MS)
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What clients say"
      className="py-16 md:py-28"
      {...carousel.holds}
    >
      <Container className="voices">
        <h2 className="sr-only">What clients say</h2>
        <div className="voice-slides" aria-live={carousel.playing ? 'off' : 'polite'}>
          {testimonials.map((testimonial, position) => (
            <Voice
              key={testimonial.id}
              testimonial={testimonial}
              label={`${position + 1} of ${testimonials.length}`}
              active={position === carousel.index}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <VoiceDots carousel={carousel} />
          <CarouselButtons of="testimonial" carousel={carousel} />
          {children && <div className="lg:ml-auto">{children}</div>}
        </div>
      </Container>
    </section>
  )
}

function VoiceDots({ carousel }: { carousel: ReturnType<typeof useCarousel> }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {testimonials.map(({ id, name }, position) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Testimonial ${position + 1}: ${name}`}
            aria-current={position === carousel.index}
            className="voice-dot"
            onClick={() => carousel.show(position)}
          >
            <Portrait id={id} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface VoiceProps {
  testimonial: Testimonial
  label: string
  active: boolean
}

function Voice({ testimonial, label, active }: VoiceProps) {
  const { id, name, company, location, rating, content } = testimonial
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group; a fieldset groups form fields
    <div role="group" aria-roledescription="slide" aria-label={label} data-active={active} className="voice">
      <Portrait id={id} alt={`Drawn portrait of ${name}`} className="voice-portrait" />
      <figure className="grid content-center gap-6">
        <Stars rating={rating} />
        <blockquote className="voice-words">{content}</blockquote>
        <figcaption>
          <span className="font-semibold">{name}</span>
          <span className="block text-muted text-sm">
            {company}, {location}
          </span>
        </figcaption>
      </figure>
    </div>
  )
}

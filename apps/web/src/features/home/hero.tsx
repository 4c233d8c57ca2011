import { type HeroSlide, heroConsultation, heroSlides, homeHeading } from '@beacon/content/home'
import { type ComponentType, lazy, Suspense } from 'react'
import { LazySection } from '../../lib/lazy-section.tsx'
import { useAfter } from '../../lib/use-after.ts'
import { useCarousel } from '../../lib/use-carousel.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { chartSection } from './chart-section.ts'
import { HeroControls } from './hero-controls.tsx'

const SLIDE_MS = 5000
const NotDrawn = () => null
/** If a drawing cannot be loaded, the slide shows its text alone. */
const hidden = (choose: (scenes: typeof import('./hidden-scenes.ts')) => ComponentType) =>
  lazy(async () => ({ default: await import('./hidden-scenes.ts').then(choose, () => NotDrawn) }))
const SCENES = {
  chart: () => <LazySection section={chartSection} still />,
  signals: hidden(({ SignalsScene }) => SignalsScene),
  slipway: hidden(({ SlipwayScene }) => SlipwayScene),
}

/**
 * The hero: three slides with a drawing each. The text of all three is in the HTML; the drawings of the two hidden ones
 * load when the page is idle, before they are shown.
 */
export function Hero() {
  const allDrawn = useAfter(SLIDE_MS / 2)
  const slider = useCarousel(heroSlides.length, SLIDE_MS)
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What we do"
      className="hero"
      data-still={slider.playing ? undefined : ''}
      {...slider.holds}
    >
      <div className="hero-scenes" data-scenery="">
        {heroSlides.map(({ id, image }, position) => {
          const Scene = SCENES[image.scene]
          return (
            <div
              key={id}
              role="img"
              aria-label={image.alt}
              className="hero-layer"
              data-active={position === slider.index}
            >
              <Suspense>{(allDrawn || position === 0 || position === slider.index) && <Scene />}</Suspense>
            </div>
          )
        })}
      </div>
      <Container className="hero-front">
        <h1 className="hero-kicker">{homeHeading}</h1>
        <div className="hero-slides" aria-live={slider.playing ? 'off' : 'polite'}>
          {heroSlides.map((slide, position) => (
            <SlideText
              key={slide.id}
              slide={slide}
              label={`${position + 1} of ${heroSlides.length}`}
              active={position === slider.index}
            />
          ))}
        </div>
        <HeroControls slides={heroSlides} slider={slider} />
      </Container>
    </section>
  )
}

function SlideText({ slide, label, active }: { slide: HeroSlide; label: string; active: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group; a fieldset groups form fields
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!active}
      inert={!active}
      className="hero-layer"
      data-active={active}
    >
      <h2 className="hero-title">{slide.title}</h2>
      <p className="mt-6 text-lg">{slide.subtitle}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
        <LinkButton to={slide.cta.to} variant="primary" size="lg" className="max-sm:w-full">
          {slide.cta.text}
        </LinkButton>
        <LinkButton to={heroConsultation.to} variant="link">
          {heroConsultation.text}
        </LinkButton>
      </div>
    </div>
  )
}

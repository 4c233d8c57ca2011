import { aboutTeaser } from '@beacon/content/home-story'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { CrewPicture } from '../portraits/index.ts'

/** The people who do the work; their picture is cut off by the left edge of the page. */
export function AboutTeaser() {
  return (
    <section aria-labelledby="about-teaser" className="overflow-clip py-16 md:py-28">
      <Container className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 id="about-teaser" className="lg:col-span-10 lg:pb-4">
          {aboutTeaser.title}
        </h2>
        <div className="crew-strip lg:col-span-7">
          <CrewPicture alt={aboutTeaser.picture} />
        </div>
        <div className="grid gap-5 lg:col-span-5">
          {aboutTeaser.text.map((paragraph) => (
            <p key={paragraph} className="max-w-measure">
              {paragraph}
            </p>
          ))}
          <LinkButton to={aboutTeaser.link.to} variant="link" className="w-fit">
            {aboutTeaser.link.text}
          </LinkButton>
        </div>
      </Container>
    </section>
  )
}

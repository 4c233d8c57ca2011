import { type ConsultationId, consultationOf } from '@beacon/content/booking-services'
import { type PostSlug, postList } from '@beacon/content/post-list'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout.tsx'

interface RelatedProps {
  posts: readonly PostSlug[]
  consultation: ConsultationId
}

/** Related posts, and the paid consultation that fits the industry. */
export function Related({ posts, consultation }: RelatedProps) {
  return (
    <Section className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
      <section aria-labelledby="posts" className="lg:col-span-6">
        <h2 id="posts" className="text-h3">
          From the blog, for your trade
        </h2>
        <ul className="mt-5 border-ink border-t-2">
          {posts.map((slug) => (
            <li key={slug} className="border-line border-b">
              <Link to={paths.blogPost(slug)} className="group flex items-start gap-4 py-5">
                <span className="flex-1 font-display font-semibold text-h4 underline-offset-4 group-hover:underline">
                  {postList[slug].title}
                </span>
                <Icon name="arrow-right" className="mt-0.5 size-5 shrink-0 text-bay" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Consultation id={consultation} />
    </Section>
  )
}

function Consultation({ id }: { id: ConsultationId }) {
  const { name, durationMinutes, price, description } = consultationOf(id)
  return (
    <section
      aria-labelledby="consultation"
      className="grid content-start gap-3 border-line lg:col-span-5 lg:col-start-8"
    >
      <h2 id="consultation" className="text-h3">
        {name}
      </h2>
      <p className="font-medium text-sm tabular-nums">
        {durationMinutes} minutes, {price.toLowerCase()}
      </p>
      <p className="max-w-measure text-muted">{description}</p>
      <p className="pt-2">
        <LinkButton to={paths.bookConsultation(id)}>Pick a time</LinkButton>
      </p>
    </section>
  )
}

import type { ConsultationId } from '@beacon/content/booking-services'
import type { PostSlug } from '@beacon/content/post-list'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { ConsultationFacts, PostLink } from '../services/index.ts'

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
              <PostLink slug={slug} className="items-start gap-4" />
            </li>
          ))}
        </ul>
      </section>
      <Consultation id={consultation} />
    </Section>
  )
}

function Consultation({ id }: { id: ConsultationId }) {
  return (
    <section
      aria-labelledby="consultation"
      className="grid content-start gap-3 border-line lg:col-span-5 lg:col-start-8"
    >
      <ConsultationFacts id={id} />
      <p className="pt-2">
        <LinkButton to={paths.bookConsultation(id)}>Pick a time</LinkButton>
      </p>
    </section>
  )
}

import { caseStudy, caseStudyMilestones } from '@beacon/content/industries/barbershop-case-study'
import type { Crumb } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Container, Section } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ClosingBand } from '../services/index.ts'
import { YearRecord } from './year-record.tsx'

/** The barbershop's year: situation, work, record, cost, and what did not work. */
export function CaseStudyScreen({ crumbs }: { crumbs: readonly Crumb[] }) {
  const [marketing, consultation] = caseStudy.links
  return (
    <article>
      <Opening crumbs={crumbs} />
      <Before />
      <YearRecord />
      <Milestones />
      <Reckoning />
      <ClosingBand id="next" title={caseStudy.next.title} text={caseStudy.next.text}>
        <LinkButton to={consultation.to} variant="primary" size="lg" className="max-sm:w-full">
          {consultation.text}
        </LinkButton>
        <LinkButton to={marketing.to} variant="link">
          {marketing.text}
        </LinkButton>
      </ClosingBand>
    </article>
  )
}

function Opening({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { label, title, lead, client, figures } = caseStudy
  const [first, ...rest] = figures
  return (
    <Container className="pt-6 pb-14 md:pt-8 md:pb-20">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-8 grid gap-x-10 gap-y-8 md:mt-12 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-8">
          <p className="max-w-max border-beacon border-l-3 pl-3 text-sm">{label}</p>
          <h1>{title}</h1>
          <p className="max-w-measure text-lg">{lead}</p>
        </div>
        <dl className="grid content-start gap-1 border-line text-sm lg:col-span-3 lg:col-start-10 lg:border-l lg:pl-6">
          <dt className="font-display font-semibold text-h4">{client.name}</dt>
          <dd className="text-muted">{client.town}</dd>
          {client.facts.map((fact) => (
            <dd key={fact} className="text-muted">
              {fact}
            </dd>
          ))}
        </dl>
      </div>
      <dl className="mt-12 grid gap-x-8 gap-y-7 border-ink border-t-2 pt-6 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]">
        {first && <Figure {...first} large />}
        {rest.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </dl>
    </Container>
  )
}

function Figure({ value, label, large = false }: { value: string; label: string; large?: boolean }) {
  return (
    <div className={classNames('flex flex-col-reverse justify-end gap-1', large && 'sm:max-lg:col-span-2')}>
      <dt className="max-w-56 text-muted text-sm">{label}</dt>
      <dd
        className={`font-display font-semibold tabular-nums tracking-tight ${large ? 'text-h2' : 'text-h3'}`}
      >
        {value}
      </dd>
    </div>
  )
}

function Before() {
  const [first, ...rest] = caseStudy.before.paragraphs
  return (
    <Section labelledBy="before" className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <h2 id="before" className="lg:col-span-3">
        {caseStudy.before.title}
      </h2>
      <p className="text-h3 leading-snug lg:col-span-5">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="text-muted lg:col-span-4">
          {paragraph}
        </p>
      ))}
    </Section>
  )
}

function Milestones() {
  return (
    <Section labelledBy="done" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 id="done" className="self-start lg:sticky lg:top-10 lg:col-span-4">
        What was done, and when
      </h2>
      <ol className="stage-log lg:col-span-8 lg:col-start-5">
        {caseStudyMilestones.map(({ month, title, text }) => (
          <li key={month}>
            <p className="pt-0.5 font-semibold text-bay tabular-nums">Month {month}</p>
            <div className="grid gap-1.5">
              <h3>{title}</h3>
              <p className="max-w-measure">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The calculation of the last figure, and what not to repeat. */
function Reckoning() {
  const { workedOut, lessons } = caseStudy
  return (
    <Section tone="raised" className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
      <section aria-labelledby="worked-out" className="grid content-start gap-4 lg:col-span-5">
        <h2 id="worked-out" className="text-h3">
          {workedOut.title}
        </h2>
        <p>{workedOut.text}</p>
        <p>
          <TextLink to={paths.blogPost('barbershop-from-walk-ins-to-bookings')} alone>
            Read the longer story on the blog
          </TextLink>
        </p>
      </section>
      <section aria-labelledby="lessons" className="lg:col-span-6 lg:col-start-7">
        <h2 id="lessons" className="text-h3">
          {lessons.title}
        </h2>
        <ul className="mt-5 border-ink border-t-2">
          {lessons.points.map(({ title, text }) => (
            <li key={title} className="grid gap-1 border-line border-b py-4">
              <h3 className="text-h4">{title}</h3>
              <p className="text-muted text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  )
}

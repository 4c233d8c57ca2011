import { agency } from '@beacon/content/agency'
import type { LegalBlock, LegalPage, LegalSection } from '@beacon/content/legal/legal-page'
import { withWholePhones } from '@beacon/rules/no-wrap'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** A legal text with its table of contents. In print, only the text, black on white. */
export function LegalScreen({ title, lastUpdated, summary, sections }: LegalPage) {
  return (
    <Container as="article" className="grid grid-cols-1 gap-x-10 py-14 md:py-20 lg:grid-cols-12">
      <header className="grid grid-cols-1 gap-5 lg:col-span-8 lg:col-start-5">
        <h1>{title}</h1>
        {lastUpdated && <p className="text-muted text-sm tabular-nums">{lastUpdated}</p>}
        <p className="max-w-measure text-h3 leading-snug">{summary}</p>
      </header>
      <Contents sections={sections} />
      <div className="mt-10 border-ink border-t-2 lg:col-span-8 lg:col-start-5">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <p className="border-line border-t pt-6 text-muted text-sm">
          Questions about this page: <TextLink to={`mailto:${agency.email}`}>{agency.email}</TextLink> or{' '}
          <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
        </p>
      </div>
    </Container>
  )
}

function Contents({ sections }: Pick<LegalPage, 'sections'>) {
  return (
    <nav aria-label="On this page" className="legal-contents side-contents lg:col-span-3">
      <ul className="gap-x-6 max-lg:mt-8 max-lg:columns-2 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-line lg:border-b">
            <a
              href={`#${id}`}
              className="block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Section({ id, title, blocks }: LegalSection) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-line py-8 not-first:border-t">
      <h2 id={id} className="scroll-mt-6 text-h3">
        {title}
      </h2>
      {blocks.map((block) => (
        <Block key={String(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="max-w-measure">{withWholePhones(block)}</p>
  return (
    <ul className="max-w-measure list-disc pl-5 marker:text-bay">
      {block.map((item) => (
        <li key={item} className="py-1 pl-1">
          {withWholePhones(item)}
        </li>
      ))}
    </ul>
  )
}

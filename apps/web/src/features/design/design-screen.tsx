import { PageMeta } from '../../lib/page-meta.tsx'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/layout.tsx'
import { Colours } from './colours.tsx'
import { Icons } from './icons.tsx'
import {
  ButtonSpecimen,
  FormSpecimen,
  MessageSpecimen,
  OverlaySpecimen,
  RecordSpecimen,
  TypeSpecimen,
} from './specimens.tsx'

const PARTS = [
  { title: 'Type', Specimen: TypeSpecimen },
  { title: 'Colors', Specimen: Colours },
  { title: 'Buttons', Specimen: ButtonSpecimen },
  { title: 'Fields', Specimen: FormSpecimen },
  { title: 'Messages', Specimen: MessageSpecimen },
  { title: 'Overlays', Specimen: OverlaySpecimen },
  { title: 'Records', Specimen: RecordSpecimen },
  { title: 'Icons', Specimen: Icons },
]

/** The whole design system on one page, for development. */
export function DesignScreen() {
  return (
    <>
      <PageMeta title="Design system" description="Every token and component." path={paths.design} noindex />
      {PARTS.map(({ title, Specimen }, index) => (
        <Section key={title} tone={index % 2 ? 'raised' : 'ground'} className="grid gap-10">
          <h2 className="font-sans font-semibold text-muted text-sm tracking-normal">{title}</h2>
          <Specimen />
        </Section>
      ))}
    </>
  )
}

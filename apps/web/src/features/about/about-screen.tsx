import { aboutIntro, servingArea } from '@beacon/content/about'
import { agency } from '@beacon/content/agency'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { AreaSheet } from '../area/index.ts'
import { SceneHero } from '../services/index.ts'
import { Awards } from './awards.tsx'
import { Crew } from './crew.tsx'
import { FirstCall } from './first-call.tsx'
import { LongLightScene } from './long-light-scene.tsx'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

interface AboutScreenProps {
  /** The breadcrumbs. */
  crumbs: ReadonlyArray<{ text: string; to: string }>
}

/** The about page: story, values, the four people, the service area, and the contact form. */
export function AboutScreen({ crumbs }: AboutScreenProps) {
  const { office } = agency.phones
  return (
    <>
      <SceneHero
        shape="wide"
        scene={<LongLightScene />}
        crumbs={<Breadcrumbs crumbs={crumbs} />}
        title={aboutIntro.title}
        lead={aboutIntro.text}
        actions={
          <LinkButton to={office.href} variant="link" className="w-fit tabular-nums">
            {office.display}
          </LinkButton>
        }
      />
      <Story />
      <Values />
      <Crew />
      <AreaSheet id="serving-area" title={servingArea.title} text={servingArea.text}>
        <LinkButton to={paths.contact} variant="link">
          See the towns and our hours
        </LinkButton>
      </AreaSheet>
      <Awards />
      <FirstCall />
    </>
  )
}

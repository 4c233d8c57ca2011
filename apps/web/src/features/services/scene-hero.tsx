import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'

interface SceneHeroProps {
  /** The scene is beside the headline on a wide screen, or below it as a panorama. */
  shape: 'tall' | 'wide'
  scene: ReactNode
  /** The breadcrumbs. */
  crumbs?: ReactNode
  title: string
  lead: string
  actions: ReactNode
  /** A row of facts at the bottom. */
  facts?: ReactNode
}

/** A hero with a drawn scene. On a phone the text comes first. */
export function SceneHero({ shape, scene, crumbs, title, lead, actions, facts }: SceneHeroProps) {
  const wide = shape === 'wide'
  return (
    <section className={`scene-hero scene-hero-${shape}`}>
      <Container className="pt-6 pb-10 md:pt-8 md:pb-14">
        {crumbs}
        <div
          className={classNames(
            'mt-8 grid gap-x-10 gap-y-7 md:mt-12',
            wide ? 'lg:grid-cols-12 lg:items-end' : 'max-w-[37rem]',
          )}
        >
          <h1 className={wide ? 'lg:col-span-7' : 'scene-title'}>{title}</h1>
          <div className={classNames('grid gap-7', wide && 'lg:col-span-5')}>
            <p className={classNames('text-lg', wide ? 'max-w-measure' : 'max-w-120')}>{lead}</p>
            {actions}
          </div>
        </div>
        {facts}
      </Container>
      <div className="scene-place">{scene}</div>
    </section>
  )
}

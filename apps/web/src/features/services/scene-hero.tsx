import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'

interface SceneHeroProps {
  /** The scene stands beside the headline on a wide screen, or under it as a panorama. */
  shape: 'tall' | 'wide'
  scene: ReactNode
  /** The way to the page. */
  crumbs?: ReactNode
  title: string
  lead: string
  actions: ReactNode
  /** A line of facts under it all. */
  facts?: ReactNode
}

/** A first screen with a drawn scene. On a phone the words come first. */
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

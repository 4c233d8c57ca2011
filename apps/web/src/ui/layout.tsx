import type { ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface ContainerProps {
  children: ReactNode
  as?: ElementType
  className?: string
}

/** The page's width with its margins. */
export function Container({ children, as: Element = 'div', className }: ContainerProps) {
  return (
    <Element className={classNames('mx-auto w-full max-w-page px-5 md:px-8 xl:px-0', className)}>
      {children}
    </Element>
  )
}

interface SectionProps extends Omit<ContainerProps, 'as'> {
  /** Ground, or one step above it. */
  tone?: 'ground' | 'raised'
  /** The id of the heading that names it. */
  labelledBy?: string
  id?: string
}

/** One part of a page, from edge to edge, with the page's vertical rhythm. */
export function Section({ children, tone = 'ground', labelledBy, id, className }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('py-16 md:py-24', tone === 'raised' && 'border-line border-y bg-raised')}
    >
      <Container className={className}>{children}</Container>
    </section>
  )
}

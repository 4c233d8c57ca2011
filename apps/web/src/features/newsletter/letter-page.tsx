import type { ReactNode } from 'react'
import { Container } from '../../ui/layout.tsx'
import { LetterScene } from './letter-scene.tsx'

interface LetterPageProps {
  title: string
  children: ReactNode
}

/** The page behind a mail's link, and the one after a form: a heading, a few words, one action. */
export function LetterPage({ title, children }: LetterPageProps) {
  return (
    <div className="scene-page flex min-h-[min(90vh,60rem)] flex-col">
      <LetterScene />
      <Container className="grid grow content-start gap-6 py-14 lg:content-center lg:py-20">
        <h1 className="max-w-[10em]">{title}</h1>
        <div className="grid max-w-[34rem] gap-6">{children}</div>
      </Container>
    </div>
  )
}

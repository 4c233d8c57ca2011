import type { IndustryPage } from '@beacon/content/industries/industry-page'
import type { Trade } from '@beacon/content/lead-sources'
import type { ReactNode } from 'react'
import type { Crumb } from '../../lib/structured-data.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Proof, Questions, SceneHero } from '../services/index.ts'
import { IndustryInquiry } from './industry-inquiry.tsx'
import type { IndustryLook } from './industry-look.ts'
import { IndustryServices } from './industry-services.tsx'
import { Related } from './related.tsx'
import { Situation } from './situation.tsx'
import { Tool } from './tool.tsx'
import { Year } from './year.tsx'

interface IndustryScreenProps {
  page: IndustryPage
  /** The industry that the agency sees with a lead from this page. */
  trade: Trade
  crumbs: readonly Crumb[]
  scene: ReactNode
  /** A preview drawing of the industry's tool. */
  preview: ReactNode
  look: IndustryLook
}

/** An industry page. The record has the content, the look the layout. */
export function IndustryScreen({ page, trade, crumbs, scene, preview, look }: IndustryScreenProps) {
  const { link } = page.cta
  return (
    <>
      <SceneHero
        shape={look.hero}
        scene={scene}
        crumbs={<Breadcrumbs crumbs={crumbs} />}
        title={page.title}
        lead={page.lead}
        actions={
          <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
            <LinkButton to={link.to} variant="primary" size="lg" className="max-sm:w-full">
              {link.text}
            </LinkButton>
            <LinkButton to={page.tool.link.to} variant="link">
              {page.tool.link.text}
            </LinkButton>
          </div>
        }
      />
      <Situation {...page.situation} shape={look.situation} />
      <IndustryServices {...page.services} shape={look.services} />
      <Proof {...page.proof} />
      <Year {...page.year} shape={look.year} />
      <Tool {...page.tool} preview={preview} />
      <Questions faqs={page.faqs} />
      <Related posts={page.relatedPosts} consultation={page.consultation} />
      <IndustryInquiry {...page.cta} trade={trade} />
    </>
  )
}

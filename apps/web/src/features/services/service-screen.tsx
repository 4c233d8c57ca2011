import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { serviceOf } from '@beacon/content/services'
import type { ReactNode } from 'react'
import { JsonLd, PageMeta, usePublicUrl } from '../../lib/page-meta.tsx'
import { pageGraph } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { Costs } from './costs.tsx'
import { FeatureList } from './feature-list.tsx'
import { LimitsAndMeasures } from './limits-and-measures.tsx'
import { Portfolio } from './portfolio.tsx'
import { Process } from './process.tsx'
import { Proof } from './proof.tsx'
import { Questions } from './questions.tsx'
import { Related } from './related.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceInquiry } from './service-inquiry.tsx'
import type { ServiceLook } from './service-look.ts'
import { WhatItIs } from './what-it-is.tsx'

interface ServiceScreenProps {
  page: ServicePage
  scene: ReactNode
  look: ServiceLook
}

/** A /services/{slug} page. The record has the content, the look the layout. */
export function ServiceScreen({ page, scene, look }: ServiceScreenProps) {
  const absolute = usePublicUrl()
  const { name, summary } = serviceOf(page.slug)
  const path = paths.service(page.slug)
  const crumbs = [
    { text: 'Home', to: paths.home },
    { text: 'Services', to: paths.services },
    { text: name, to: path },
  ]
  const service = { name, description: summary, plans: page.cost.plans }
  return (
    <>
      <PageMeta {...page.meta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...page.meta, path, crumbs, faqs: page.faqs, service })} />
      <ServiceHero page={page} crumbs={crumbs} scene={scene} shape={look.hero} />
      <WhatItIs {...page.whatItIs} />
      <FeatureList features={page.features} shape={look.features} />
      <Process {...page.process} shape={look.process} />
      <Proof {...page.proof} />
      {page.portfolio && <Portfolio {...page.portfolio} />}
      <Costs {...page.cost} />
      <LimitsAndMeasures notIncluded={page.notIncluded} success={page.success} />
      <Questions faqs={page.faqs} />
      <ServiceInquiry slug={page.slug} />
      <Related page={page} />
    </>
  )
}
